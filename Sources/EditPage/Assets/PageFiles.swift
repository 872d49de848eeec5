// Generated from the files in Sources/EditPage/Page by scripts/test --update: do not edit.
// swift-format-ignore-file

/// The files of the page that `fitloc edit` serves.
enum PageFiles {
    /// What they say, by their names.
    static let texts: [String: String] = [
        "index.html": ####"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>fitloc</title>
<link rel="stylesheet" href="/style.css">
<script type="module" src="/main.js"></script>
</head>
<body data-view="list">
<noscript>This page needs JavaScript. It loads nothing from elsewhere.</noscript>
<div id="banner" role="alert" hidden></div>
<header id="bar"></header>
<main>
<section id="start"></section>
<section id="list"></section>
<section id="editor"></section>
</main>
<p id="message" role="status"></p>
<template id="icons">
<svg class="icon undo" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"/></svg>
<svg class="icon redo" viewBox="0 0 24 24" aria-hidden="true"><path d="m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3"/></svg>
<svg class="icon more" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h.01M12 12h.01M19 12h.01"/></svg>
<svg class="icon up" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 15 6-6 6 6"/></svg>
<svg class="icon down" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>
<svg class="icon left" viewBox="0 0 24 24" aria-hidden="true"><path d="m15 6-6 6 6 6"/></svg>
<svg class="icon filter" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16M7 12h10M10 18h4"/></svg>
<svg class="icon check" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12.5 4.5 4.5L19 7.5"/></svg>
<svg class="icon search" viewBox="0 0 24 24" aria-hidden="true"><path d="M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13m4.6-1.9L20 20"/></svg>
</template>
</body>
</html>

"""####,
        "main.js": ####"""
import{language as Xg,texts as Yg}from'./texts.js'
function le(p,ra){try{if(ra===null)sessionStorage.removeItem(p);else sessionStorage.setItem(p,JSON.stringify(ra));return true;}catch{return false;}}

function ke(p){try{return JSON.parse(sessionStorage.getItem(p));}catch{return null;}}

function yg(Fg){try{return Object.keys(sessionStorage).filter((p)=>p.startsWith(Fg));}catch{return[];}}
let zd='fitloc.secret';let yd={language:'language',state:'show',search:'search',table:'catalog',key:'key',keyTable:'in'};let xd={findings:'findings',changed:'changed'};let mc=true;let Xa=null;function hf(){let Za=Xa;let[Qa,...Ua]=location.hash.slice(1).split('&');let Ba=/^[0-9a-f]{32}$/.test(Qa)?Qa:'';Xa=Ba||Xa||ke(zd);if(Ba)mc=le(zd,Ba);if(Ba&&mc)history.replaceState(null,'',Ua.length?`#${Ua.join('&')}`:location.pathname);return{secret:Xa,isNew:Xa!==Za};}

function nc(){let Ba=new URLSearchParams(location.hash.slice(1));let l={};for(let[xa,Y]of Object.entries(yd))l[xa]=Ba.get(Y)??'';for(let[xa,Y]of Object.entries(xd))l[xa]=Ba.has(Y);let{language:j,key:v,keyTable:kg,...db}=l;return j?{language:j,asked:Ba.has('key')?{table:kg,key:v,language:j}:null,filter:db}:null;}

function gf({language:j,asked:h,filter:db}){let l=new URLSearchParams();let Aa={...db,language:j,key:h?.key,keyTable:h?.table};for(let[xa,Y]of Object.entries(yd)){if(Aa[xa]||(xa==='key'&&h))l.set(Y,Aa[xa]);}
for(let[xa,Y]of Object.entries(xd))if(Aa[xa])l.set(Y,'1');return j?l.toString():'';}

function Ad(l,Wc){let Fc=[mc?'':Xa,gf(l)].filter(Boolean).join('&');if(location.hash.slice(1)===Fc)return;history[Wc?'replaceState':'pushState'](null,'',Fc?`#${Fc}`:location.pathname);}
let oc=null;function lf(){let{secret:Mg,isNew:Ea}=hf();oc=Mg;return Ea;}

let Bd=()=>Boolean(oc);class mb extends Error{constructor(P){super(`status ${P}`);this.status=P;}}

async function X(p,yf={}){let Tb=await fetch(`/api/${p}`,{method:'POST',headers:{'Content-Type':'application/json','X-Fitloc-Token':oc},body:JSON.stringify(yf),}).catch(()=>null);if(!Tb)throw new mb(0);if(!Tb.ok)throw new mb(Tb.status);return Tb.json().catch(()=>{throw new mb(0);});}
function a(t,yb={},...rc){let u=document.createElement(t);if(t==='button')u.type='button';for(let[p,ra]of Object.entries(yb)){if(typeof ra==='function')u.addEventListener(p,ra);else if(typeof ra==='boolean')u.toggleAttribute(p,ra);else if(ra!==null&&ra!==undefined)u.setAttribute(p,ra);}
u.append(...rc.flat().filter((ob)=>ob!==null&&ob!==undefined));return u;}

function D(u,...rc){u.replaceChildren(...rc.flat().filter((ob)=>ob!==null&&ob!==undefined));}

let Ef=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;function V(e){return e.replace(Ef,(n)=>`‹U+${n.codePointAt(0).toString(16).toUpperCase().padStart(4,'0')}›`);}

function qb(j){return j?(j.is_right_to_left?'rtl':'ltr'):'auto';}
let Ca=(p)=>document.getElementById('icons').content.querySelector(`.${p}`).cloneNode(true);
document.documentElement.lang=Xg;function b(Q,Aa={}){return(Yg[Q]??Q).replace(/\{(\w+)\}/g,(eh,p)=>(p in Aa?String(Aa[p]):eh));}

function gd(q){return Yg[`status.${q}`]??q;}

function ba(t){try{return new Intl.DisplayNames([Xg],{type:'language'}).of(t)??t;}catch{return t;}}

function gh(Ab,t){let xe;try{xe=new Intl.PluralRules(t);}catch{return Ab;}
let n=[];for(let y=0;y<=200&&n.length<4;y+=1)if(xe.select(y)===Ab)n.push(y);if(!n.length)return b('other_numbers');return n.slice(0,3).join(', ')+(n.length>3?'…':'');}
let fh={iphone:'iPhone',ipad:'iPad',ipod:'iPod touch',mac:'Mac',applewatch:'Apple Watch',appletv:'Apple TV',applevision:'Apple Vision',};let Ie=(bb)=>fh[bb]??(bb==='other'?b('other_devices'):bb);function He(z,t){let M=z.split('.');let Ob=M.map((C,l)=>{let Cd=M[l-1];if(Cd==='plural')return gh(C,t);if(Cd==='device')return Ie(C);return['plural','device','substitutions','set'].includes(C)?'':C;});return Ob.filter(Boolean).join(' · ');}

let kb=/Mac|iPhone|iPad/.test(navigator.platform);function lb(Gd){if(!kb)return Gd.replace('Mod','Ctrl').replaceAll('Match','Alt');return Gd.replace('Mod+','⌘').replaceAll('Match+','⌃⌥').replace('Alt+','⌥').replace('Shift+','⇧').replace('Enter','↩');}
function me(ia,jg){let w=a('div',{class:'menu',role:'menu',hidden:true,'aria-label':ia});let U=a('button',{class:'plain',title:ia,'aria-label':ia,'aria-haspopup':'menu','aria-expanded':'false'},Ca('more'));let u=a('span',{class:'holder'},U,w);let Cb=(Of)=>{w.hidden=true;U.setAttribute('aria-expanded','false');if(Of)U.focus();};let Pb=()=>{w.replaceChildren(...jg().filter(Boolean).map((Ib)=>a('button',{role:'menuitem',click:()=>{Cb(true);Ib.act();},},a('span',{},Ib.label),Ib.keys?a('kbd',{},lb(Ib.keys)):null)));w.hidden=false;U.setAttribute('aria-expanded','true');w.firstChild?.focus();};U.addEventListener('click',()=>(w.hidden?Pb():Cb(true)));w.addEventListener('keydown',(d)=>{let C={ArrowDown:1,ArrowUp:-1}[d.key];let ga=[...w.children];if(C)ga[(ga.indexOf(document.activeElement)+C+ga.length)%ga.length].focus();else if(d.key==='Escape')Cb(true);else return;d.preventDefault();d.stopPropagation();});u.addEventListener('focusout',(d)=>{if(!u.contains(d.relatedTarget))Cb(false);});return u;}
function vc(ac,tc,lc){let Ma=a('dialog',{'aria-labelledby':'dialog-title',keydown:(d)=>d.stopPropagation(),close:()=>Ma.remove()},a('form',{method:'dialog',submit:(d)=>d.preventDefault()},a('h2',{id:'dialog-title'},ac),tc,a('div',{class:'ends'},a('button',{click:()=>Ma.close()},b('cancel')),lc)));document.body.append(Ma);Ma.showModal();return Ma;}

function Hd({title:ac,hint:Tf,action:kc,text:e=''},sa){let Ka=a('textarea',{rows:'3','aria-label':ac,dir:'auto','aria-describedby':'dialog-hint'});Ka.value=e;let Rd=()=>{if(!Ka.value.trim())return Ka.focus();Ma.close();return sa(Ka.value.trim());};Ka.addEventListener('keydown',(d)=>{if(d.key==='Enter'&&(d.ctrlKey||d.metaKey))Rd();});let Ma=vc(ac,[Ka,a('p',{class:'facts',id:'dialog-hint'},Tf)],a('button',{class:'main',click:Rd},kc));Ka.focus();}
function Id(ja,Cg,j){let[K,W]=[ja,Cg].map((e)=>(e.length>4000?[e]:e.match(/\s+|[\p{L}\p{N}\p{M}]+|[^]/gu)??[]));let Bf=K.length*W.length>250_000?[]:Df(K,W);let Sa=[];let[Pc,Xc]=[0,0];for(let[i,r]of[...Bf,[K.length,W.length]]){if(i>Pc)Sa.push(a('del',{},V(K.slice(Pc,i).join(''))));if(r>Xc)Sa.push(a('ins',{},V(W.slice(Xc,r).join(''))));if(i<K.length)Sa.push(V(K[i]));[Pc,Xc]=[i+1,r+1];}
return a('span',{class:'text',lang:j?.tag,dir:j?.is_right_to_left?'rtl':'auto'},Sa);}

function Df(K,W){let Wa=W.length+1;let x=new Uint16Array((K.length+1)*Wa);for(let i=K.length-1;i>=0;i-=1){for(let r=W.length-1;r>=0;r-=1){x[i*Wa+r]=K[i]===W[r]?x[(i+1)*Wa+r+1]+1:Math.max(x[(i+1)*Wa+r],x[i*Wa+r+1]);}}
let qe=[];for(let[i,r]=[0,0];i<K.length&&r<W.length;){if(K[i]===W[r])qe.push([i++,r++]);else if(x[(i+1)*Wa+r]>=x[i*Wa+r+1])i+=1;else r+=1;}
return qe;}
let ta=new Map();let Fb='';let F=({table:x,key:v,language:j})=>JSON.stringify([x,v,j]);let ea=(e)=>(e??'').replace(/\r\n?/g,'\n');function Gf(Pf){Fb=`fitloc.draft ${JSON.stringify(Pf)} `;for(let p of yg(Fb)){let O=ke(p);if(O)ta.set(p.slice(Fb.length),O);}}
function Ac(p,O){let Zd=!Object.keys(O).length;if(Zd)ta.delete(p);else ta.set(p,O);le(Fb+p,Zd?null:O);}

function wc(){return[...ta.keys()].map((p)=>{let[x,v,j]=JSON.parse(p);return{table:x,key:v,language:j};});}

let yc=(c)=>Object.keys(ta.get(F(c))??{});function Eb(c,z){return ta.get(F(c))?.[z];}

function xc(c,f,e){let{[f.part]:ja,...Ua}=ta.get(F(c))??{};let E={text:e,was:ja?ja.was:f.text??null};Ac(F(c),Kd(f,e)?{...Ua,[f.part]:E}:Ua);}

function zc(c,z,la){let O=ta.get(F(c));if(O?.[z])Ac(F(c),{...O,[z]:{...O[z],was:la}});}

function Jd(c,z=null){let{[z]:hh,...Ua}=ta.get(F(c))??{};Ac(F(c),z===null?{}:Ua);}

function Ff(f,e){return f.text?.includes('\r\n')?e.replaceAll('\n','\r\n'):e;}

function Kd(f,e){return e!==ea(f.text);}
let bd=200;async function Be(j,A){let n=[];for(let oa=0;oa<A.length;oa+=20){let{entries:za}=await X('entries',{language:j,keys:A.slice(oa,oa+20)});n.push(...za.filter(Boolean));}
return n;}

class Ae{constructor(m,q,ub){Object.assign(this,{page:m,state:q,isAll:ub,all:[],run:0});this.list=a('ul',{class:'changes'});this.more=a('p',{class:'facts'});this.button=a('button',{class:'main',click:()=>this.#af()});this.#ec();}

async show(A,qc){let Jg=++this.run;let{language:j}=this.page;let za=await Be(j,A.slice(0,bd)).catch((B)=>this.page.failed(B))??[];if(Jg!==this.run)return;this.all=za.map((c)=>{let T=c.fields.map((f)=>({field:f,text:qc(f)})).filter((i)=>i.text!==null);return{entry:c,typed:T,box:a('input',{type:'checkbox',checked:true,change:()=>this.#ec()})};}).filter((i)=>i.typed.length);let{own:E}=this.page.languagesOf({language:j});D(this.list,this.all.length?this.all.map(({entry:c,typed:T,box:zf})=>a('li',{},a('label',{},zf,a('span',{class:'facts'},V(c.key)),T.map(({field:f,text:e})=>a('p',{},Id(f.text??'',e,E)))))):a('li',{class:'muted'},b('nothing_found')));this.list.classList.remove('old');this.more.textContent=A.length>bd?b('more_found',{count:bd}):'';this.#ec();}

fade(){this.list.classList.add('old');this.button.disabled=true;}
#nd(){return this.all.filter((i)=>i.box.checked);}
#ec(){let da=this.#nd().length;this.button.textContent=b('apply',{count:da});this.button.disabled=!da;}
#af(){let ua=Symbol('changes');for(let{entry:c,typed:T}of this.#nd()){let h={table:c.table,key:c.key,language:c.language};let H=T.flatMap((i)=>this.page.saves.texts(c,[i],this.state??i.field.state??'translated',this.isAll));this.page.saves.save(h,H,{group:ua});}
this.button.closest('dialog').close();}}
let ad=(f)=>f.text!==null&&f.text!==undefined;function Ng(m){let{rows:N,list:w}=m;let A=w.shown.filter((k)=>N.statuses[k]==='needs_review').map((k)=>N.at(k));let na=new Ae(m,'translated',true);vc(b('accept_many').replace('…',''),[a('p',{class:'facts'},b('accept_hint')),na.list,na.more],na.button);na.show(A,(f)=>(ad(f)&&f.state==='needs_review'?f.text:null));}

async function Pg(m,h,aa){let ua=Symbol('review');let za=[];for(let j of aa)za.push(...await Be(j,[h]).catch((B)=>m.failed(B))??[]);for(let c of za){let T=c.fields.filter((f)=>ad(f)&&(f.state||'translated')==='translated');let H=T.flatMap((f)=>m.saves.texts(c,[{field:f,text:ea(f.text)}],'needs_review',true));m.saves.save({...h,language:c.language},H,{group:ua});}}

function Og(m){let na=new Ae(m,null,false);let f=(Q)=>a('input',{type:'text','aria-label':b(Q),placeholder:b(Q),dir:'auto',autocomplete:'off',input:()=>Qd()});let[K,W]=[f('find'),f('replace_with')];let cb=a('input',{type:'checkbox',change:()=>Qd()});let Fe=0;let Qd=()=>{na.fade();clearTimeout(Fe);Fe=setTimeout(fa,200);};let fa=()=>{let{rows:N,list:w}=m;let Nd=K.value.replace(/[.*+?^${}()|[\]\\]/g,'\\$&');let ca=new RegExp(Nd,cb.checked?'gu':'giu');let tb=(e)=>Nd!==''&&e.search(ca)>=0;let A=w.shown.filter((k)=>tb(N.texts[k])).map((k)=>N.at(k));na.show(A,(i)=>{let e=ad(i)&&tb(i.text)?i.text.replace(ca,()=>W.value):i.text;return e===i.text?null:e;});};vc(b('replace').replace('…',''),[a('div',{class:'pair'},K,W),a('label',{class:'tick'},cb,b('match_case')),na.list,na.more],na.button);K.focus();}
let Dd=['unfinished','missing','new','incomplete','needs_review','translated','stale','excluded'];class nb{constructor(u,m){Object.assign(this,{element:u,page:m});let Pa=()=>m.settle(false);this.search=a('input',{type:'search',placeholder:b('search'),'aria-label':b('search'),autocomplete:'off',spellcheck:'false',input:Pa});this.language=a('select',{class:'language','aria-label':b('language'),change:()=>m.choose(this.language.value)});this.progress=a('progress',{max:'100','aria-label':b('status.translated')});this.done=a('span');this.undo=nb.#md('undo',()=>m.undo(false));this.redo=nb.#md('redo',()=>m.undo(true));this.#Ue(Pa);D(u,a('h1',{class:'hidden-label'},document.title),a('button',{class:'plain name',title:b('languages'),'aria-label':`${b('project')}: ${m.name}`,click:()=>m.showStart()},V(m.name)),a('span',{class:'pick'},this.language,Ca('down')),a('span',{class:'total'},this.progress,this.done),a('label',{class:'find'},Ca('search'),this.search,a('kbd',{},'/')),m.readOnly?a('strong',{class:'badge'},b('read_only')):a('span',{class:'undo'},this.undo,this.redo),me(b('more'),()=>[{label:b('languages'),act:()=>m.showStart()},{label:b('copy_link'),act:()=>m.copyLink()},m.readOnly||!m.rows?null:{label:b('replace'),act:()=>Og(m)},m.readOnly||!m.rows?null:{label:b('accept_many'),act:()=>Ng(m)},]));}
static #md(Q,pb){return a('button',{class:'plain',title:b(Q),hidden:true,click:pb},Ca(Q),a('span',{class:'hidden-label'},b(Q)));}
#Ue(Pa){let{since:De}=this.page.project;let set=(q)=>()=>{this.state.value=q;Pa();};this.tabs=[['unfinished',b('status.unfinished')],['needs_review',b('status.needs_review')],['',b('all')]].map(([q,ia])=>{let da=a('span',{class:'count'});return{state:q,count:da,button:a('button',{click:set(q)},`${ia} `,da)};});this.table=a('select',{class:'table','aria-label':b('catalog'),change:()=>this.page.settle(true)});this.state=a('select',{class:'states','aria-label':b('state'),change:Pa},a('option',{value:''},b('any_state')),Dd.map((q)=>a('option',{value:q},b(`status.${q}`))));this.findings=a('input',{type:'checkbox',change:Pa});this.changed=a('input',{type:'checkbox',change:Pa});let Vg=a('summary',{title:b('filter'),'aria-label':b('filter')},Ca('filter'));let ia=(Q,u)=>a('label',{},a('span',{class:'facts'},b(Q)),u);this.tableLabel=ia('catalog',this.table);this.more=a('details',{class:'holder',keydown:(d)=>{if(d.key==='Escape')this.more.open=false;}},Vg,a('div',{class:'menu'},ia('state',this.state),this.tableLabel,a('label',{class:'tick'},this.findings,b('with_findings')),De?a('label',{class:'tick'},this.changed,b('changed_since',{revision:De})):null));this.more.addEventListener('focusout',(d)=>{if(d.relatedTarget&&!this.more.contains(d.relatedTarget))this.more.open=false;});this.filters=a('div',{class:'filters'},a('div',{class:'tabs',role:'group','aria-label':b('state')},this.tabs.map((ed)=>ed.button)),this.more);}

draw(){let{languages:aa,tables:fd}=this.page.project;let Bb=this.table.value;let Rg=[...aa].sort((i,r)=>Boolean(i.is_source)-Boolean(r.is_source)||ba(i.tag).localeCompare(ba(r.tag),document.documentElement.lang));D(this.language,Rg.map((j)=>a('option',{value:j.tag},nb.labelOf(j))));this.language.value=this.page.language??'';D(this.table,a('option',{value:''},b('all_catalogs')),fd.map((x)=>a('option',{value:x.path},x.path)));this.table.value=fd.some((x)=>x.path===Bb)?Bb:'';this.tableLabel.hidden=fd.length<2;}
static labelOf({tag:t,wanted:ca,translated:pa,is_source:ig}){if(ig)return`${ba(t)} – ${b('source')}`;return ca===undefined?ba(t):`${ba(t)} – ${ca?Math.floor((pa*100)/ca):100} %`;}

showLanguages(uc){for(let j of this.page.project.languages){Object.assign(j,uc.find((i)=>i.tag===j.tag));this.#td(j);}}
#td(j){let oe=[...this.language.options].find((i)=>i.value===j.tag);if(oe)oe.textContent=nb.labelOf(j);}

get filter(){return{search:this.search.value,table:this.table.value,state:this.state.value,findings:this.findings.checked,changed:this.changed.checked,};}

set filter({search:fa='',table:x='',state:q='',findings:ma=false,changed:R=false}){this.search.value=fa;this.table.value=x;this.state.value=Dd.includes(q)?q:'';this.findings.checked=ma;this.changed.checked=R;}

showProgress(N){let{progress:Rb,counts:ab}=N;this.progress.value=Rb.percent;this.done.textContent=b('progress',Rb);for(let{state:q,count:da,button:U}of this.tabs){da.textContent=String(ab[q]??0);U.setAttribute('aria-pressed',String(this.state.value===q));}
let{table:x,state:q,findings:ma,changed:R}=this.filter;this.more.classList.toggle('active',Boolean(x||ma||R||!this.tabs.some((ed)=>ed.state===q)));let E=this.page.project.languages.find((j)=>j.tag===this.page.language);if(!E)return;Object.assign(E,{wanted:Rb.total,translated:Rb.done});this.#td(E);}

showSaves({done:sa,undone:Zg}){this.undo.hidden=!sa.length;this.redo.hidden=!Zg.length;}}
function kf(d){if([...d.key].length!==1||d.metaKey)return false;return d.getModifierState('AltGraph')||(!d.ctrlKey&&(kb||!d.altKey));}

class jf{constructor(h){Object.assign(this,{asked:h,texts:[''],state:null});this.area=a('textarea',{rows:'1',readonly:true,lang:h.language,dir:'auto','aria-label':b('loading'),'aria-busy':'true',keydown:(d)=>this.#hc(d),paste:(d)=>this.#We(d),});this.element=a('div',{class:'field ahead'},a('div',{class:'input'},this.area),a('p',{class:'facts'},`${ba(h.language)} · ${b('loading')}`));}

get hasText(){return this.texts.some(Boolean);}
#hc(d){let L=this.texts.length-1;let Hc=d.ctrlKey||d.metaKey||d.altKey;if(kf(d))this.texts[L]+=d.key;else if(d.key==='Enter'&&!Hc)this.texts[L]+='\n';else if(d.key==='Backspace'&&!Hc)this.texts[L]=[...this.texts[L]].slice(0,-1).join('');else if(d.key==='Tab'&&!Hc&&!d.shiftKey)this.texts.push('');else return;d.preventDefault();this.#Ja();}
#We(d){this.texts[this.texts.length-1]+=d.clipboardData.getData('text/plain');d.preventDefault();this.#Ja();}
#Ja(){this.area.value=this.texts.join('\n');this.area.rows=Math.min(12,this.area.value.split('\n').length);}

settle(Oa){let T=Oa.map(()=>'');this.texts.forEach((e,y)=>{T[Math.min(y,Oa.length-1)]+=e;});let sb=[];let Ea=true;Oa.forEach((f,y)=>{if(!T[y])return;let ja=Eb(this.asked,f.part)?.text??ea(f.text);if(ja)Ea=false;sb.push({field:f,text:ja+ea(T[y])});xc(this.asked,f,ja+ea(T[y]));});return{filled:sb,isNew:Ea};}}
let ve=new Set(['missing','new','incomplete','needs_review']);function Ub(e){let Rc=e.toLowerCase();return/^[\u0000-\u007f]*$/.test(Rc)?Rc:Rc.normalize('NFKD').replace(/\p{M}/gu,'');}

let we=(fa)=>[...Ub(fa).matchAll(/"([^"]+)"|[^\s"]+/g)].map((I)=>I[1]??I[0]);class Ig{constructor(s){Object.assign(this,s);this.folded=this.keys.map((v,k)=>this.#qd(k));this.places=new Map(this.keys.map((v,k)=>[`${this.tables[k]} ${v}`,k]));this.tableOf=new Map(this.paths.map((Uc,x)=>[Uc,x]));}
#qd(k){return Ub(`${this.keys[k]}\n${this.sources[k]}\n${this.texts[k]}\n${this.comments[k]}`);}

take(R){let k=this.places.get(`${R.table} ${R.key}`);if(k===undefined)return k;this.sources[k]=R.source;this.texts[k]=R.text;this.comments[k]=R.comment;this.statuses[k]=R.status;this.severities[k]=R.severity;this.changes[k]=R.is_changed;this.folded[k]=this.#qd(k);return k;}

find({table:x,key:v}){return this.places.get(`${this.tableOf.get(x)} ${v}`);}

at(k){return{table:this.paths[this.tables[k]],key:this.keys[k]};}

passing({search:fa='',table:x,state:q,findings:ma,changed:R}){let Ia=we(fa);let n=[];for(let k=0;k<this.keys.length;k+=1){if(x&&this.paths[this.tables[k]]!==x)continue;if(ma&&this.severities[k]<2)continue;if(R&&!this.changes[k])continue;let P=this.statuses[k];if(q&&(q==='unfinished'?!ve.has(P):P!==q))continue;if(!Ia.every((Y)=>this.folded[k].includes(Y)))continue;n.push(k);}
return n;}

get counts(){let ab={'':this.keys.length,unfinished:0};for(let P of this.statuses){ab[P]=(ab[P]??0)+1;if(ve.has(P))ab.unfinished+=1;}
return ab;}

get progress(){let[sa,bc]=[0,0];for(let P of this.statuses){if(P!=='stale'&&P!=='excluded')bc+=1;if(P==='translated')sa+=1;}
return{done:sa,total:bc,percent:bc?Math.floor((sa*100)/bc):100};}}
let je=/%#@\w+@|%arg\b|%\(\w+\)(?:@|[a-z]+)|%(?:\d+\$)?[-+0#']*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|ll|[hlqLztj])?[@diuxXofFeEgGcCsSpaA]|%%|\{\{\w+\}\}|\{\w+\}|\$\{\w+\}/g;let xg=/^[ \t]+|[ \t]+$|[ \t]{2,}|[\u00a0\u202f\u2007]+|\n/gm;let wg=(e)=>[...new Set(e.match(je)??[])].filter((i)=>i!=='%%');function ie(e){let n=[...e.matchAll(je)].map((I)=>({at:I.index,text:I[0],kind:'chip'}));let Wg=(Ya)=>n.some((i)=>Ya>=i.at&&Ya<i.at+i.text.length);let Qf=[...e.matchAll(xg)].filter((I)=>!Wg(I.index)).map((I)=>({at:I.index,text:I[0],kind:I[0]==='\n'?'break':'space'}));let O=[];let ha=0;for(let z of[...n,...Qf].sort((i,r)=>i.at-r.at)){if(z.at<ha)continue;if(z.at>ha)O.push({text:e.slice(ha,z.at),kind:''});O.push(z);ha=z.at+z.text.length;}
if(ha<e.length)O.push({text:e.slice(ha),kind:''});return O;}

function he(e,Ia){if(!Ia?.length||e.length>2000)return[V(e)];let Yb=[];let Dc='';let Ya=0;for(let Fd of e){let i=Ub(Fd);for(let C=0;C<i.length;C+=1)Yb.push(Ya);Dc+=i;Ya+=Fd.length;}
Yb.push(Ya);let Hb=new Uint8Array(e.length+1);for(let Y of Ia){for(let l=Dc.indexOf(Y);l>=0;l=Dc.indexOf(Y,l+Y.length)){Hb.fill(1,Yb[l],Yb[l+Y.length]);}}
let Sa=[];for(let oa=0,ha=0;oa<e.length;oa=ha){while(ha<e.length&&Hb[ha]===Hb[oa])ha+=1;let se=V(e.slice(oa,ha));Sa.push(Hb[oa]?a('mark',{},se):se);}
return Sa;}

function Ra(e,j,{insert:Da=null,words:Ia=[]}={}){return a('span',{class:'text',lang:j?.tag,dir:qb(j)},ie(e).map(({text:z,kind:Z})=>{if(Z==='chip')return Mb(z,Da);if(Z)return a('span',{class:Z},z);return he(z,Ia);}).flat());}

function Mb(e,Da){if(!Da)return a('bdi',{class:'chip',dir:'ltr'},V(e));return a('button',{class:'chip',dir:'ltr',title:b('insert',{text:e}),tabindex:'-1',mousedown:(d)=>d.preventDefault(),click:()=>Da(e),},V(e));}

function vg(u,e){u.replaceChildren(...ie(e).map(({text:z,kind:Z})=>(Z?a('span',{class:Z},z):z)),'\u200b');}
let La=(Ic,...tc)=>a('section',{},a('h2',{},Ic),...tc);function tf(c,S,Da,Ia){if(c.is_source||!c.sources.length)return null;return a('section',{class:'sources'},a('h2',{},S?`${b('source')} · ${ba(S.tag)}`:b('source')),c.sources.map((e)=>a('p',{class:'source'},e.part?a('span',{class:'facts'},`${He(e.part,S?.tag)} `):null,Ra(e.text,S,{insert:Da,words:Ia}))));}

function mf(c){if(!c.comment)return null;return a('section',{class:'comment'},a('h2',{},b('comment')),a('p',{class:'text',dir:'auto'},V(c.comment)));}

function rf(Vb,Oa,j){if(!Vb.some((ib)=>ib.text!==null&&ib.text!==undefined))return null;if(Vb.length===1&&Oa.some((f)=>f.text===Vb[0].text))return null;return La(b('preview'),a('table',{},a('tbody',{},Vb.map((ib)=>a('tr',{},ib.facts.length?a('th',{scope:'row',class:'facts'},ib.facts.join(', ')):null,a('td',{dir:qb(j)},Ra(ib.text??'',j)))))));}

function nf(n,j,cc){if(!n.length)return null;return La(b('matches'),a('ul',{class:'offers'},n.map((I,y)=>a('li',{class:'offer'},a('span',{class:'percent'},`${I.percent} %`),a('div',{},I.texts.map((e)=>a('p',{dir:qb(j)},Ra(e.text,j))),a('p',{class:'facts',dir:'auto'},V(I.source))),cc?a('button',{title:lb(`Match+${y+1}`),click:()=>cc(I)},b('use')):null))));}

function uf(n,Da){if(!n.length)return null;return La(b('glossary'),a('ul',{},n.map((Zb)=>a('li',{class:'term'},a('strong',{},Zb.source),' → ',Zb.renderings.map((i)=>[Mb(i,Da),' ']).flat(),Zb.never.length?a('span',{class:'muted'},`(${b('never',{words:Zb.never.join(', ')})})`):null))));}

function qf(n){if(!n.length)return null;let N=n.flatMap((r)=>r.texts.map((e)=>{let j={tag:r.language,is_right_to_left:r.is_right_to_left};return a('div',{class:'other'},a('p',{class:'facts'},[ba(r.language),e.part?He(e.part,r.language):''].filter(Boolean).join(' · ')),a('p',{dir:qb(j)},Ra(e.text,j)));}));return a('section',{},a('details',{open:N.length<=6},a('summary',{},`${b('others')} (${n.length})`),N));}

function pf(n){if(!n.length)return null;let Sf=Object.groupBy(n,(i)=>[i.author,i.day,i.subject,i.language].join('\n'));return La(b('history'),a('ul',{},Object.values(Sf).map((H)=>{let[Ta]=H;return a('li',{class:'origin'},a('p',{class:'facts'},`${ba(Ta.language)}: `,a('span',{dir:'auto'},Ta.author?V(b('origin',Ta)):b('uncommitted')),Ta.subject?a('span',{class:'text',dir:'auto'},` – ${V(Ta.subject)}`):null),H.filter((i)=>(i.before??i.text)!==i.text).map((i)=>a('p',{},Id(i.before,i.text,{tag:i.language}))),Ta.former_source?a('p',{class:'warning'},V(b('former_source',{text:Ta.former_source}))):null);})));}

function vf(Qb){if(!Qb.length)return null;return La(b('usages'),a('ul',{class:'facts'},Qb.map((l)=>a('li',{class:'text',dir:'ltr'},V(l)))));}

function sf(){let A=[['Mod+Enter','save_next'],['Mod+Shift+Enter','review_next'],['Mod+S','save'],['Alt+↓ Alt+↑','shortcut.move'],['/','shortcut.search'],['Enter','shortcut.edit'],['Esc','shortcut.list'],['Match+1 … Match+5','shortcut.match'],['Match+0','suggest'],['Mod+Z','shortcut.undo'],['Mod+Shift+Z','shortcut.redo'],];return a('section',{},a('details',{},a('summary',{},b('shortcuts')),a('dl',{class:'keys'},A.flatMap(([v,dh])=>[a('dt',{},a('kbd',{},lb(v))),a('dd',{},b(dh))]))));}
let eb=new Map();let Wf=200;function Vf(c,z,e){let p=`${F(c)} ${z}`;let history=eb.get(p)??new Uf(e);eb.delete(p);eb.set(p,history);if(eb.size>Wf)eb.delete(eb.keys().next().value);return history;}
class Uf{constructor(e){this.steps=[{text:e,caret:e.length,kind:null}];this.place=0;}

record(e,Af=e.length,Z=null){let L=this.steps[this.place];if(e===L.text)return;let C={text:e,caret:Af,kind:Z,time:Date.now()};if(this.#Te(C,L)){this.steps[this.place]=C;return;}
let Nb=e.length>20_000?20:500;this.steps=[...this.steps.slice(0,this.place+1),C].slice(-Nb);this.place=this.steps.length-1;}
#Te(C,L){if(!C.kind||C.kind!==L.kind||this.place===0)return false;if(C.kind==='insertCompositionText')return true;let Tg=/\s$/.test(L.text.slice(0,L.caret))&&/\S$/.test(C.text.slice(0,C.caret));return C.time-L.time<2000&&Math.abs(C.caret-L.caret)<=2&&!Tg;}

close(){this.steps[this.place].kind=null;}

go(M){let C=this.steps[this.place+M];if(C)this.place+=M;this.close();return C;}}
let Mf=new Intl.Segmenter();let Lf=CSS.supports('field-sizing','content');class Od{constructor(c,f,{language:j,source:S,readOnly:Ga,single:Ee,showsSource:dd,changed:R}){Object.assign(this,{entry:c,field:f,language:j,single:Ee,changed:R,readOnly:Ga});let Q=`field-${f.part}`;this.findings=a('div',{id:`${Q}-findings`,class:'found'});this.count=a('span');this.state=a('span');this.missing=a('span',{class:'insert',hidden:true});this.clash=a('div',{class:'clash',role:'alert',hidden:true});this.mark=a('span',{class:'warning',hidden:true},b('unsaved'));let Ec=Od.label(f);let ia=Ec||ba(c.language);this.paint=a('div',{class:'paint','aria-hidden':'true'});this.area=a('textarea',{rows:'1',spellcheck:'true',lang:c.language,dir:qb(j),readonly:Ga,'aria-label':ia,'aria-describedby':`${Q}-findings`,placeholder:Ga?null:b('type_here'),input:(d)=>this.typed(d.inputType??null),beforeinput:(d)=>this.#Me(d),keydown:(d)=>this.#hc(d),compositionend:()=>this.history.close(),scroll:()=>{this.paint.scrollTop=this.area.scrollTop;},});this.paint.dir=this.area.dir;this.element=a('div',{class:'field'},Ee||!Ec?null:a('p',{class:'form'},Ec),dd?a('p',{class:'source'},Ra(f.source,S,{insert:this.inserter})):null,a('div',{class:'input'},this.paint,this.area),this.clash,a('div',{class:'below'},this.missing,this.state,this.mark,this.count),this.findings);this.history=Vf(c,f.part,ea(f.text));let Na=Eb(c,f.part);this.area.value=Na?.text??f.text??'';this.history.record(this.text);if(Na&&Na.was!==(f.text??null))this.#ld();this.measure();}

static label({device:bb,category:Ab,numbers:Dg,part:z}){let Fa=[bb&&Ie(bb),Ab&&(Dg||b('other_numbers'))].filter(Boolean).join(' · ');return Fa||(z.includes('.')?z.split('.').at(-1):z);}
get text(){return this.area.value;}
get isChanged(){return Kd(this.field,this.text);}

get isAsked(){return!this.clash.hidden;}

get inserter(){return this.readOnly?null:(e)=>this.insert(e);}

insert(e){this.area.setRangeText(e,this.area.selectionStart,this.area.selectionEnd,'end');this.history.close();this.typed();this.area.focus();}

put(e){this.area.value=e;this.history.close();this.typed();}
typed(Z=null){this.history.record(this.text,this.area.selectionEnd,Z);this.#sd();}
#sd(){xc(this.entry,this.field,this.text);if(!this.isChanged)this.clash.hidden=true;this.measure();this.changed();}

#hc(d){let dg=(kb?d.metaKey&&!d.ctrlKey:d.ctrlKey&&!d.metaKey)&&!d.altKey;let v=d.key.toLowerCase();if(!dg||d.isComposing||!(v==='z'||(v==='y'&&!kb)))return;d.preventDefault();this.step(v==='y'||d.shiftKey?1:-1);}
#Me(d){let M={historyUndo:-1,historyRedo:1}[d.inputType];if(!M)return;d.preventDefault();this.step(M);}

step(M){let C=this.area.readOnly?undefined:this.history.go(M);if(!C)return;this.area.value=C.text;this.area.setSelectionRange(C.caret,C.caret);this.#sd();}

measure(){let{limit:Qc}=this.entry;let{state:q}=this.field;this.mark.hidden=!this.isChanged;D(this.state,q&&!this.single?a('span',{class:`state ${q}`},a('span',{class:`dot ${q}`}),gd(q)):null);if(this.text.length<20_000)vg(this.paint,this.text);this.#Re();let cg=!this.text||['zero','one','two'].includes(this.field.category);let fb=this.readOnly||this.entry.is_source||cg?[]:wg(this.field.source??'').filter((i)=>!this.text.includes(i));this.missing.hidden=!fb.length;D(this.missing,b('not_used'),fb.map((i)=>Mb(i,this.inserter)));if(!Qc)return;let da=[...Mf.segment(this.text)].length;this.count.textContent=b('characters',{count:da,limit:Qc});this.count.classList.toggle('over',da>Qc);}

#Re(){if(Lf)return;this.area.style.height='auto';if(this.area.scrollHeight)this.area.style.height=`${this.area.scrollHeight+2}px`;else requestAnimationFrame(()=>{if(this.area.scrollHeight)this.area.style.height=`${this.area.scrollHeight+2}px`;});}

show(ma){this.area.setAttribute('aria-invalid',String(ma.some((n)=>n.is_blocking||n.severity==='error')));let{text:e}=this;let Gb=(Nf)=>{if(this.text===e)this.put(Nf);};D(this.findings,ma.map((n)=>Pd(n,this.area.readOnly?null:Gb)));}

take(f,Lc){let T=this.isChanged?this.text:null;let eg=f.text!==this.field.text;this.field=f;if(Lc)zc(this.entry,f.part,f.text??null);if(T===null&&this.text!==ea(f.text)){this.area.value=f.text??'';this.history.record(this.text);}
xc(this.entry,f,this.text);if(eg){this.clash.hidden=true;if((Eb(this.entry,f.part)?.was??null)!==(f.text??null)&&this.isChanged)this.#ld();}
this.measure();}
#ld(){this.clash.hidden=false;let ze=(e)=>{this.clash.hidden=true;zc(this.entry,this.field.part,this.field.text??null);if(e!==null)this.put(e);this.area.focus();};D(this.clash,a('p',{},b('conflict')),a('p',{},Ra(this.field.text??'',this.language)),a('button',{click:()=>ze(null)},b('keep_mine')),' ',a('button',{click:()=>ze(ea(this.field.text))},b('take_theirs')));}}

function Pd(n,Gb){let cd=n.is_blocking?'error':n.severity;return a('p',{class:`finding ${cd}-line`},a('strong',{class:cd},b(`severity.${cd}`)),' ',a('span',{class:'text'},n.message),' ',a('code',{},n.rule),' ',n.fixed!==undefined&&n.fixed!==null&&Gb?a('button',{click:()=>Gb(n.fixed)},b('fix')):null);}
let Ld=matchMedia('(min-width: 1200px)');let Cc=(Sc)=>new Promise((Hg)=>{setTimeout(Hg,Sc);});class Bc{constructor(u,m){Object.assign(this,{element:u,page:m,asked:null,matches:[],trials:0});Ld.addEventListener('change',()=>this.#ud());this.#ic();this.empty(b('loading'));}
#ic(){clearTimeout(this.timer);this.trials+=1;Object.assign(this,{entry:null,ahead:null,fields:[],matches:[],found:null,gone:''});}

empty(e,kc=null,Yd=false){if(this.asked)this.last=this.asked;this.#ic();this.asked=null;D(this.element,a('div',{class:`blank ${Yd?'done':''}`},Yd?[Ca('check'),a('h1',{},b('done_title'))]:null,a('p',{},e),kc));}

show(h){if(this.asked&&F(h)===F(this.asked))return;this.#ic();this.asked=h;let Fa=this.page.entries.get(h);if(Fa)this.#Ja(Fa);else this.#Pe(new jf(h));if(Fa)this.page.readAhead();this.#Le(h);}

get isTouched(){return this.isChanged||Boolean(this.ahead?.hasText);}

get isChanged(){return this.fields.some((f)=>f.isChanged);}

#Pe(J){this.ahead=J;let S=this.page.sourceOf(J.asked);let{source:j}=this.page.languagesOf(J.asked);D(this.element,a('div',{class:'desk'},this.#fc(J.asked),S?La(b('source'),a('p',{class:'source'},Ra(S,j))):null,La(b('translation'),J.element)));this.element.scrollTop=0;this.#Ye(J);}

async #Ye(J){this.page.aheads.add(J);while(this.ahead===J||J.hasText){let c=await this.page.entries.read(J.asked).catch((B)=>this.page.failed(B));if(c!==undefined){this.#Ke(J,c);break;}
await Cc(1000);}
this.page.aheads.delete(J);}
#Ke(J,c){let va=this.ahead===J;let Gc=va&&document.activeElement===J.area;let{filled:sb,isNew:Ea}=J.settle(c?.fields??[{part:'',text:null}]);if(J.state&&sb.length){if(c&&Ea)this.page.saves.save(J.asked,this.page.saves.texts(c,sb,J.state,false));else this.page.unsaved(J.asked,b(c?'look_first':'gone'));}
this.page.draftsChanged();if(!va)return;this.ahead=null;if(c)this.#Ja(c);else this.#pd();if(Gc)this.focus(J.texts.length-1);this.page.readAhead();}


async reread(){let{asked:h,entry:ja}=this;if(!h||this.ahead||this.page.saves.isBusy(h))return;let c=await this.page.entries.read(h).catch((B)=>this.page.failed(B));if(this.asked!==h||this.entry!==ja||c===undefined)return;if(!c)this.#pd();else if(!ja||this.gone)this.#vd(c);else this.update(c);}

update(c,Lc=false){let gg=c.fields.map((f)=>f.part).join()===this.entry.fields.map((f)=>f.part).join();if(!gg)return this.#vd(c);this.entry=c;this.fields.forEach((f,y)=>f.take(c.fields[y],Lc));this.#od(c);this.#wb();return undefined;}
#vd(c){let l=this.fields.findIndex((f)=>f.area===document.activeElement);this.#Ja(c);this.drawMatches();if(l>=0)this.focus(l);}
#Ja(c){let{readOnly:Ga}=this.page;let{own:E,source:S}=this.page.languagesOf(c);let vb=c.fields.length===1;Object.assign(this,{entry:c,gone:'',isRefused:false,matches:[],exceptable:[]});let[ua,Za]=[null,null];this.fields=[];let xf=c.fields.map((f)=>{let dd=!vb&&!c.is_source&&f.source&&f.source!==f.text&&(f.source!==Za||f.substitution!==ua);let G=new Od(c,f,{language:E,source:S,readOnly:Ga,single:vb,showsSource:dd,changed:()=>this.#dc()});G.area.addEventListener('focus',()=>{this.current=G;});let Ic=vb||!c.fields.some((i)=>i.substitution)||(ua===(f.substitution??''))?null:a('h3',{},f.substitution?[`${b('substitution',{name:''}).trim()} `,Mb(`%#@${f.substitution}@`,null)]:b('sentence'));[ua,Za]=[f.substitution??'',f.source];this.fields.push(G);return[Ic,G.element];});this.current=this.fields[0];this.general=a('div',{'aria-live':'polite'});this.reasons=a('div',{class:'reasons','aria-live':'polite'});this.below=a('div',{},xf.flat(),this.general,this.reasons);for(let p of['sourcePlace','commentPlace','termPlace','otherPlace','previewPlace','matchPlace','originPlace','usagePlace'])this[p]=a('div');this.target=a('section',{class:'target'},a('h2',{},c.is_source?b('source_text'):`${b('translation')} · ${ba(c.language)}`),this.below,Ga?null:this.#Je());this.side=a('div',{class:'side'},this.termPlace,this.matchPlace,this.previewPlace,this.otherPlace,this.originPlace,this.usagePlace,sf());D(this.element,a('div',{class:'desk'},this.#fc(c),this.sourcePlace,this.target),this.side);this.#ud();this.element.scrollTop=0;this.#od(c);this.#wb();}

#ud(){if(!this.entry)return;if(Ld.matches)this.side.prepend(this.commentPlace);else this.target.before(this.commentPlace);}

get #rd(){return this.page.readOnly?null:(e)=>this.current.insert(e);}
#od(c){let{source:S}=this.page.languagesOf(c);D(this.statePlace,a('span',{class:`state ${c.status}`},a('span',{class:`dot ${c.status}`}),gd(c.status)));let Zf=c.fields.length>1&&c.fields.every((f)=>f.source);D(this.sourcePlace,Zf?null:tf(c,S,this.#rd,this.page.list.words));this.filePlace.textContent=c.path;D(this.commentPlace,mf(c));D(this.termPlace,uf(c.terms,this.#rd));D(this.otherPlace,qf(c.others));}

#pd(){let{asked:h}=this;this.gone=b(this.page.hasTable(h.table)?'gone':'catalog_away',{path:h.table});let O=yc(h).map((z)=>({part:z,text:null}));let zg={path:h.table,status:'missing',sources:[],others:[],terms:[],trial:{refused:[],other_reasons:[],exceptable:[],findings:[],preview:[]}};if(!this.entry&&O.length)this.#Ja({...zg,...h,fields:O});this.gone=b(this.page.hasTable(h.table)?'gone':'catalog_away',{path:h.table});if(!this.entry){D(this.element,a('div',{class:'desk'},this.#fc(h),a('div',{class:'blank'},a('p',{},this.gone))));return;}
this.below.classList.add('away');D(this.statePlace);this.#wb();}
#fc({key:v,table:x}){let ne=(Q,Hf,A,M)=>a('button',{class:'plain',title:`${b(Q)} (${lb(A)})`,'aria-label':b(Q),click:()=>this.page.move(M),},Ca(Hf));this.statePlace=a('span');this.filePlace=a('p',{class:'facts'},x);let va=v.trim()&&v!==this.page.sourceOf({table:x,key:v});return a('div',{class:'place'},a('button',{class:'only-narrow plain',click:()=>this.page.back()},Ca('left'),b('back')),a('div',{class:'names'},a('h1',{dir:'auto',class:va?'':'hidden-label'},V(v)),this.filePlace),this.statePlace,a('span',{class:'moves'},ne('previous','up','Alt+↑',-1),ne('next','down','Alt+↓',1)));}
#Je(){let U=(Q,A,pb,yb={})=>a('button',{click:pb,title:lb(A),'aria-keyshortcuts':A.replace('Mod',kb?'Meta':'Control'),...yb},a('span',{},b(Q)),yb.class?a('kbd',{'aria-hidden':'true'},lb(A)):null);this.accept=U('accept_next','Mod+Enter',()=>this.save('translated',true),{class:'main'});this.review=U('review_next','Mod+Shift+Enter',()=>this.save('needs_review',true));this.anyway=a('button',{hidden:true,click:()=>this.#bf()},b('save_anyway'));return a('div',{class:'actions'},this.accept,this.review,this.anyway,me(b('more'),()=>{let{entry:c}=this;let hg=c.fields.some((f)=>(f.text??null)!==null);return[this.isChanged&&!this.isRefused?{label:b('save'),keys:'Mod+S',act:()=>this.save('translated',false)}:null,c.is_source?null:{label:b('copy_source'),act:()=>this.copySource()},c.is_source||this.gone?null:{label:b('suggest'),keys:'Match+0',act:()=>this.suggest()},this.isChanged?{label:b('revert'),act:()=>this.discard()}:null,c.is_source||!hg||this.gone?null:{label:b('remove'),act:()=>this.remove()},this.gone?null:{label:b('note'),act:()=>this.#Ve()},];}));}

focus(y=0){let f=this.fields[Math.min(y,this.fields.length-1)]??this.ahead;f?.area.focus();}
copySource(){for(let G of this.fields)if(G.field.source)G.put(ea(G.field.source));this.focus();}

remove(){let{asked:h,entry:c}=this;this.discard();this.page.saves.save(h,this.page.saves.removal(c));}

#bf(){let{asked:h,entry:c,fields:Oa,exceptable:rb}=this;let T=Oa.map(({field:f,text:e})=>({field:f,text:e}));Hd({title:b('reason'),hint:b('reason_hint',{rules:rb.join(', ')}),action:b('save')},(Ha)=>{let H=this.page.saves.texts(c,T,'translated',false);this.page.saves.save(h,H,{comment:Bc.#jd(c,`${Ha} [fitloc:off ${rb.join(' ')}]`)});this.focus();});}

#Ve(){let{asked:h,entry:c}=this;Hd({title:b('note').replace('…',''),hint:b('note_hint'),action:b('save')},(Ag)=>{this.page.saves.save(h,[],{comment:Bc.#jd(c,`${c.language}: ${Ag}`)});this.focus();});}
static #jd(c,e){let la=c.raw_comment??null;return{was:la,text:la?`${la}\n${e}`:e};}
discard(){for(let f of this.fields)f.put(ea(f.field.text));Jd(this.asked);this.page.draftsChanged(this.asked);this.focus();}

#dc(){this.page.draftsChanged(this.asked);this.showButtons([]);this.#wb(180);}

#wb(Cf=0){clearTimeout(this.timer);this.trials+=1;if(!this.isChanged)return this.#jc(this.entry.trial);for(let l of[...this.fields.map((f)=>f.findings),this.general,this.previewPlace])l.classList.add('old');this.timer=setTimeout(()=>this.#ff(this.trials),Cf);return undefined;}
async #ff(y){let H=this.fields.filter((f)=>f.isChanged).map((f)=>({part:f.field.part,text:f.text}));let qa=await X('trial',{...this.asked,texts:H}).catch((B)=>this.page.failed(B)??B);if(this.trials!==y)return;if(!(qa instanceof Error))this.#jc(qa);else{let hb=qa.status===413?[b('too_long')]:[];this.#jc({findings:[],preview:[],refused:hb,other_reasons:hb,exceptable:[]});}}
#jc(qa){let O=new Set(this.fields.map((f)=>f.field.part));for(let l of[...this.fields.map((f)=>f.findings),this.general,this.previewPlace])l.classList.remove('old');for(let f of this.fields)f.show(qa.findings.filter((n)=>n.part===f.field.part));D(this.general,qa.findings.filter((n)=>!O.has(n.part)).map((n)=>Pd(n,null)));D(this.previewPlace,rf(qa.preview,this.fields,this.page.languagesOf(this.entry).own));this.showButtons(qa.refused,qa.other_reasons,qa.exceptable);}
showButtons(hb,Gg=hb,rb=[]){let Nc=hb.length>0||Boolean(this.gone);D(this.reasons,this.gone?a('p',{},this.gone):null,hb.length?a('p',{},b('refused')):null,Gg.map((Ha)=>a('p',{class:'text'},Ha)));let Yf=this.isChanged&&this.fields.some((f)=>!f.text)&&!this.gone;for(let l of[this.general,this.reasons])l.classList.toggle('begun',Yf);if(this.page.readOnly)return;Object.assign(this,{isRefused:Nc,exceptable:rb});for(let U of[this.accept,this.review])U.disabled=Nc;this.anyway.hidden=!Nc||!rb.length||Boolean(this.gone);this.review.hidden=!this.anyway.hidden;this.accept.firstChild.textContent=b(this.isChanged||this.fields.some((f)=>!f.text)?'save_next':'accept_next');}

async #Le(h){await Cc(120);while(this.asked===h&&this.ahead)await Cc(120);if(this.asked!==h)return;let n=await X('matches',h).catch(()=>null);if(this.asked!==h||!n||!this.entry)return;this.found=n.matches;this.drawMatches();let pe=await X('origins',h).catch(()=>null);if(this.asked===h&&pe)D(this.originPlace,pf(pe.origins));let Ge=await X('usages',h).catch(()=>null);if(this.asked===h&&Ge)D(this.usagePlace,vf(Ge.places));}
drawMatches(){let cc=this.page.readOnly?null:(I)=>this.use(I);this.matches=this.found??[];D(this.matchPlace,nf(this.matches,this.page.languagesOf(this.entry).own,cc));}

use(I){let vb=I.texts.length===1&&this.fields.length===1;for(let e of I.texts){let f=vb?this.fields[0]:this.fields.find((i)=>i.field.part===e.part);f?.put(ea(e.text));}
this.focus();}

suggest(){let{asked:h,entry:c,page:m}=this;if(m.readOnly||!c||c.is_source||this.gone)return true;m.tell(b('suggesting'),60_000);X('suggestion',h).then((n)=>{let va=this.asked===h;m.tell(va?n.reason??b('suggested',n):'',6000);if(va&&n.texts.length)this.use(n);},(B)=>m.tell(m.failed(B)??''));return true;}


save(q,Td){if(this.page.readOnly||!this.asked)return true;let Pb=this.fields.find((f)=>f.isAsked);if(Pb){Pb.clash.querySelector('button').focus();return true;}
if(this.ahead)this.ahead.state=this.ahead.hasText?q:null;let H=this.entry?this.page.saves.texts(this.entry,this.fields,q,Td):[];if(H.length&&this.isRefused)return true;this.page.saves.save(this.asked,H);if(Td)this.page.move(1);return true;}}
class Jf{constructor(){this.known=new Map();this.changes=new Map();this.generation=0;this.isReading=false;}

get(h){return this.known.get(F(h));}
keep(h,c){this.known.set(F(h),c);if(this.known.size>100)this.known.delete(this.known.keys().next().value);}

forget(h=null){if(!h){this.generation+=1;this.known.clear();return;}
this.known.delete(F(h));this.changes.set(F(h),(this.changes.get(F(h))??0)+1);}

#xb(h){return`${this.generation} ${this.changes.get(F(h))??0}`;}

async read(h){let ah=this.#xb(h);let c=await X('entry',h);if(ah===this.#xb(h))this.keep(h,c);return c;}

async readAhead(j,A){this.wanted={language:j,keys:A};if(this.isReading)return;this.isReading=true;try{while(this.wanted)await this.#Ze();}catch{this.wanted=null;}finally{this.isReading=false;}}
async #Ze(){let{language:j,keys:A}=this.wanted;let fb=A.filter((v)=>this.get({...v,language:j})===undefined);let Xb=fb.length===A.length?fb.slice(0,1):fb;if(!Xb.length){this.wanted=null;return;}
let bh=Xb.map((v)=>this.#xb({...v,language:j}));let{entries:za}=await X('entries',{language:j,keys:Xb});Xb.forEach((v,y)=>{let h={...v,language:j};if(bh[y]===this.#xb(h))this.keep(h,za[y]??null);});}}
let ee=(u)=>u instanceof HTMLTextAreaElement||(u instanceof HTMLInputElement&&/search|text/.test(u.type));let fe=new Map();navigator.keyboard?.getLayoutMap?.().then((ug)=>{fe=ug;},()=>{});function mg(m){document.addEventListener('keydown',(d)=>{if(d.isComposing||d.defaultPrevented||document.body.dataset.view==='start')return;let sa=lg(m,d)??og(m,d);if(sa)d.preventDefault();});}

function lg(m,d){let{editor:G}=m;let v=d.key.toLowerCase();if(d.ctrlKey!==d.metaKey&&!d.altKey){if(v==='enter')return d.repeat||G.save(d.shiftKey?'needs_review':'translated',true);if(v==='s'&&!d.shiftKey)return d.repeat||G.save('translated',false);if((v==='z'||v==='y')&&!ee(d.target))return pg(m,d,v==='y'||d.shiftKey);return false;}
let y=ng(d);if(y)return qg(m,d,y);let Xf=d.altKey&&!d.ctrlKey&&!d.metaKey&&!d.getModifierState('AltGraph');if(Xf&&(d.key==='ArrowDown'||d.key==='ArrowUp')){m.move(d.key==='ArrowDown'?1:-1);return true;}
return d.altKey||d.ctrlKey||d.metaKey?false:undefined;}

function pg(m,d,Mc){if(d.target===m.list.scroller&&!d.repeat)m.undo(Mc);return true;}

function ng(d){let y=/^Digit([0-5])$/.exec(d.code)?.[1];if(!y||!d.altKey||d.metaKey)return null;if(kb)return d.ctrlKey?y:null;if(d.ctrlKey||d.getModifierState('AltGraph'))return null;return d.key===y||d.key===fe.get(d.code)?y:null;}
function qg({editor:G,readOnly:Ga},d,y){if(y==='0')return d.repeat||G.suggest();let I=Ga?null:G.matches[y-1];if(I&&!d.repeat)G.use(I);return Boolean(I);}

function og(m,d){let{bar:pc,editor:G,list:w}=m;let Jc=d.target===w.scroller;let Vd=d.target===pc.search;if(d.repeat&&d.key==='Enter'&&d.target instanceof HTMLButtonElement)return true;let M={ArrowDown:1,ArrowUp:-1,PageDown:10,PageUp:-10}[d.key];if(M&&(Jc||Vd)){w.move(M);return true;}
if(Jc&&(d.key==='Home'||d.key==='End')){w.go(d.key==='Home'?0:w.shown.length-1);return true;}
if(d.key==='Enter'&&(Jc||Vd)){if(w.chosen===undefined)w.go(0);else m.open(w.chosen);if(w.shown.length)G.focus();return true;}
if(d.key==='Escape'&&G.element.contains(d.target)){m.back();return true;}
if(d.key==='/'&&!ee(d.target)){pc.search.focus();pc.search.select();return true;}
return false;}
let wa=60;let ge=6;class rg{constructor(u,m){Object.assign(this,{page:m,rows:null,shown:[],words:[],place:-1,following:0});this.space=a('div',{'aria-hidden':'true'});this.scroller=a('div',{class:'rows',role:'listbox',tabindex:'0','aria-label':b('keys'),scroll:()=>this.draw(),},Array.from({length:8},()=>a('div',{class:'skeleton','aria-hidden':'true'})));this.counted=a('p',{class:'counted',role:'status'},b('loading'));this.all=a('button',{hidden:true,click:()=>m.showAll()},b('show_all'));this.drafts=a('button',{hidden:true,click:()=>m.showDraft()});D(u,m.bar.filters,this.scroller,a('div',{class:'foot muted'},this.counted,this.all,this.drafts));new ResizeObserver(()=>this.draw()).observe(this.scroller);}

show(N,Ce,aa,fa){let Bb=this.chosen;Object.assign(this,{rows:N,shown:Ce,languages:aa,words:we(fa)});this.mark(Bb);this.space.style.height=`${Ce.length*wa}px`;if(this.place>=0)this.reveal();else this.scroller.scrollTop=0;this.draw();}

mark(k){this.place=k===undefined?-1:this.shown.indexOf(k);let Sd=k===undefined?0:this.shown.findIndex((r)=>r>k);this.following=Sd<0?this.shown.length:Sd;}

get chosen(){return this.shown[this.place];}

go(l){if(!this.shown.length)return;this.select(l);this.page.open(this.chosen);}

select(l){this.place=Math.max(0,Math.min(l,this.shown.length-1));this.reveal();this.draw();}

move(M){let ca=this.place>=0?this.place+M:this.following+(M>0?M-1:M);let l=Math.max(0,Math.min(ca,this.shown.length-1));if(l===this.place||!this.shown.length)return false;this.go(l);return true;}

reveal(){let ya=this.place*wa;let{scrollTop:ye,clientHeight:sc}=this.scroller;let Lb=sc>6*wa?2*wa:0;if(ya-Lb<ye)this.scroller.scrollTop=ya-Lb;else if(ya+wa+Lb>ye+sc)this.scroller.scrollTop=ya+wa+Lb-sc;}

draw(){if(!this.rows)return;let Qa=Math.max(0,Math.floor(this.scroller.scrollTop/wa)-ge);let L=Math.min(this.shown.length,Qa+Math.ceil(this.scroller.clientHeight/wa)+2*ge);let If=this.shown.slice(Qa,L).map((k,y)=>this.row(k,Qa+y));D(this.scroller,this.space,If);if(this.place>=Qa&&this.place<L)this.scroller.setAttribute('aria-activedescendant',`row-${this.chosen}`);else this.scroller.removeAttribute('aria-activedescendant');this.counted.textContent=this.shown.length?b('count',{shown:this.shown.length,total:this.rows.keys.length}):this.page.nothing();this.all.hidden=this.shown.length>0||!this.rows.keys.length;}

showDrafts(da){this.drafts.hidden=!da;this.drafts.textContent=b('drafts',{count:da});this.draw();}
row(k,l){let{keys:A,texts:H,sources:jb,statuses:Ug,severities:Wb}=this.rows;let P=Ug[k];let hd=['','','warning','error'][Wb[k]];let{own:E,source:S}=this.languages;let Oc=jb[k]===A[k]||!jb[k].trim();let tb=(e)=>this.words.some((Y)=>Ub(e).includes(Y));let Qg=!Oc&&(!H[k]||H[k]===jb[k]||(tb(A[k])&&!tb(H[k])));let wf=Qg?a('span',{class:'line key',dir:'ltr'},this.#gc(A[k])):a('span',{class:'line',dir:E?.is_right_to_left?'rtl':'auto',lang:E?.tag},this.#gc(H[k]));let u=a('div',{class:'row',role:'option',id:`row-${k}`,'aria-selected':String(l===this.place),'data-key':A[k],'aria-setsize':this.shown.length,'aria-posinset':l+1,title:A[k],mousedown:(d)=>d.preventDefault(),click:()=>{this.scroller.focus();this.go(l);},},a('span',{class:`dot ${P}`}),a('span',{class:'head',dir:Oc?'auto':S?.is_right_to_left?'rtl':'ltr',lang:S?.tag},this.#gc(Oc?A[k]:jb[k])),a('span',{class:`state ${P}`},this.page.isUnsaved(k)?a('strong',{class:'warning'},b('unsaved')):null,hd?a('span',{class:hd},b(`severity.${hd}`)):null,a('span',{},gd(P))),wf);u.style.top=`${l*wa}px`;return u;}
#gc(e){return e?he(e.slice(0,300).replace(/\s+/g,' '),this.words):'\u00a0';}}
class Bg{constructor(u){this.element=u;this.shown=new Map();}

show(p,e,lc=[],ag=false){if((this.shown.get(p)?.text??'')===e)return;if(e)this.shown.set(p,{text:e,actions:lc,isCalm:ag});else this.shown.delete(p);D(this.element,[...this.shown.values()].map((Tc)=>a('div',{class:Tc.isCalm?'notice calm':'notice'},a('p',{class:'text'},Tc.text),Tc.actions.map(([ia,pb])=>a('button',{click:pb},ia)))));this.element.hidden=!this.shown.size;}
clear(p){this.show(p,'');}}
class Yc{constructor(m){Object.assign(this,{page:m,waiting:[],done:[],undone:[],count:0});}

#Xe(c,z){let Kg=this.waiting.filter((o)=>F(o.asked)===F(c));return Kg.flatMap((o)=>o.texts).findLast((e)=>e.part===z);}

isBusy(c){return this.waiting.some((o)=>F(o.asked)===F(c));}

texts(c,T,q,ub){return T.map(({field:f,text:e})=>this.#ef(c,f,e,q,ub)).filter(Boolean);}

save(h,H,{comment:Db=null,group:ua=null}={}){if(!H.length&&!Db)return;let o={kind:'save',number:this.count++,asked:h,texts:H.map((i)=>i.after),before:H.map((i)=>i.before),comment:Db,group:ua};this.done.push(o);this.undone=[];this.#id(o);}

removal(c){return c.fields.filter((f)=>(f.text??null)!==null).map((f)=>{let E={part:f.part,key:c.key,language:c.language};let q=f.state||'translated';return{after:{...E,was:f.text,text:null,state:q},before:{...E,text:f.text,state:q}};});}
#ef(c,f,e,q,ub){let Sb=this.#Xe(c,f.part);let la=Sb?Sb.text:f.text??null;let Vc=Sb?Sb.state:f.state;let Xd=e!==ea(la);if(!Xd&&(!ub||la===null||Vc===q||(!Vc&&q==='translated')))return null;let E={part:f.part,key:c.key,language:c.language};return{after:{...E,was:la,text:Xd?Ff(f,e):la,state:q},before:{...E,text:la,state:Vc||'translated'},};}

undo(){return this.#kd(this.done,this.undone,(o)=>({kind:'undo',texts:Yc.#dc(o.texts,o.before),comment:o.comment&&{was:o.comment.text,text:o.comment.was??''},}));}

redo(){return this.#kd(this.undone,this.done,()=>({kind:'redo'}));}
#kd(K,W,qc){let L=K.at(-1);while(K.length&&(K.at(-1)===L||(L.group&&K.at(-1).group===L.group))){let o=K.pop();W.push(o);this.#id({...o,...qc(o),repeats:o});}
return L;}
static #dc(K,W){return W.map((e)=>({...e,was:K.find((i)=>i.part===e.part).text}));}
async #id(o){this.waiting.push(o);this.page.saving();if(this.waiting.length>1)return;while(this.waiting.length){let[gb]=this.waiting;let{asked:h,texts:H,comment:Db}=gb;let ae=!gb.repeats?.hasFailed;let s=ae?await X('save',{...h,texts:H,comment:Db}).catch((B)=>B):null;this.waiting.shift();if(ae)this.#Qe(gb,s);else if(!this.waiting.length)this.page.tell('');}}
#Qe(o,s){if(s instanceof Error){if(!(s instanceof mb))reportError(s);this.#wd(o,true);this.page.notSaved(o,null,s.status??0);}else if(s.outcome==='saved'||Yc.#Se(o,s)){this.#cf(o);this.page.saved(o,s);}else{this.#wd(o,false);this.page.notSaved(o,s);}}

#wd(o,fg){let E=o.repeats??o;this.done=this.done.filter((i)=>i!==E);this.undone=this.undone.filter((i)=>i!==E);E.hasFailed=!fg||!o.repeats;if(E.hasFailed)return;if(o.kind==='undo')this.done=[...this.done,E].sort((i,r)=>i.number-r.number);else this.undone=[...this.undone,E].sort((i,r)=>r.number-i.number);}

static #Se(o,{outcome:Eg,entry:c}){return Eg==='conflict'&&Boolean(c)&&(!o.comment||(c.raw_comment??'')===o.comment.text)&&o.texts.every((e)=>{let f=c.fields.find((i)=>i.part===e.part);return(f?.text??null)===e.text&&(e.text===null||(f.state??'translated')===e.state);});}
#cf(o){for(let e of o.texts){let Na=Eb(o.asked,e.part);if(Na&&Na.text===ea(e.text))Jd(o.asked,e.part);else if(Na)zc(o.asked,e.part,e.text);}}}
class Sg{constructor(u,m){Object.assign(this,{element:u,page:m});this.cards=a('ul',{class:'cards'});this.tag=a('input',{type:'text',id:'new-language',autocomplete:'off',spellcheck:'false','aria-describedby':'new-hint'});this.hint=a('p',{class:'facts',id:'new-hint',role:'status'},b('new_language_hint'));D(u,a('div',{class:'sheet'},a('p',{class:'muted',dir:'auto'},V(m.name)),a('h1',{},b('start_title')),this.cards,m.readOnly?null:a('form',{submit:(d)=>this.#Ne(d)},a('label',{for:'new-language'},b('new_language')),a('div',{class:'pair'},this.tag,a('button',{type:'submit'},b('start'))),this.hint)));}

draw(){let ga=this.page.project.languages.filter((j)=>!j.is_source);let Va=ga.map((j)=>j.tag).join();if(Va!==this.tags){this.tags=Va;this.shown=ga.map(({tag:t})=>this.#Oe(t));D(this.cards,this.shown.map((zb)=>a('li',{},zb)));}
ga.forEach((j,l)=>this.#df(j,this.shown[l]));}
#Oe(t){return a('button',{click:()=>this.page.enterLanguage(t)},a('strong',{},ba(t)),a('span',{class:'facts'},t),a('progress',{max:'100','aria-hidden':'true'}),a('span',{class:'facts'},b('loading')));}
#df({wanted:ca,translated:pa},zb){if(ca===undefined)return;let re=ca?Math.floor((pa*100)/ca):100;zb.querySelector('progress').value=re;zb.lastChild.textContent=`${re} % · ${ca>pa?b('left',{count:ca-pa}):b('complete')}`;}
async #Ne(d){d.preventDefault();let h=this.tag.value.trim().replaceAll('_','-');if(!h)return this.tag.focus();let s=await X('language',{language:h}).catch((B)=>this.page.failed(B));if(!s)return undefined;this.tag.setAttribute('aria-invalid',String(Boolean(s.reason)));this.hint.textContent=s.reason??b('new_language_hint');if(s.reason)return this.tag.focus();this.tag.value='';await this.page.read();return this.page.enterLanguage(s.language);}}
function Kb(t){try{let{language:j,script:Lg}=new Intl.Locale(t).maximize();return`${j}-${Lg}`;}catch{return t;}}

async function tg({languages:aa}){let Va=aa.filter((i)=>!i.is_source).map((i)=>i.tag);if(Va.length<2)return Va[0]??aa[0]?.tag;let jb=aa.filter((i)=>i.is_source).map((i)=>Kb(i.tag));for(let ue of navigator.languages.filter((t)=>!jb.includes(Kb(t)))){let cb=Va.find((t)=>t.toLowerCase()===ue.toLowerCase());let Jb=Va.filter((t)=>Kb(t)===Kb(ue));if(Jb.length===1)return Jb[0];if(!Jb.length)continue;let{languages:uc}=await X('progress');let pa=(t)=>uc.find((i)=>i.tag===t)?.translated??0;let Nb=Jb.reduce((Ed,t)=>(pa(t)>pa(Ed)?t:Ed));return cb&&pa(cb)*2>=pa(Nb)?cb:Nb;}
return null;}

class sg{constructor(){this.entries=new Jf();this.saves=new Yc(this);this.aheads=new Set();Object.assign(this,{epoch:0,readEpoch:0});this.notices=new Bg(document.getElementById('banner'));this.message=document.getElementById('message');}
start(){document.title=`${b('title')} – fitloc`;window.addEventListener('hashchange',()=>this.enter(true));window.addEventListener('beforeunload',(d)=>{if(!this.isLeaving&&this.hasUnsaved)d.preventDefault();});document.addEventListener('visibilitychange',()=>this.poll());window.addEventListener('focus',()=>this.poll());this.enter();this.wait();}
get hasUnsaved(){return wc().length>0||this.saves.waiting.length>0||[...this.aheads].some((J)=>J.hasText);}

async enter(Wd=false){let Ea=lf();if(!Ea&&this.project)return Wd?this.restore():undefined;this.notices.show('connection',Bd()?'':b('no_token'));this.epoch+=1;await this.poll();if(Wd&&this.project)this.keepPlace(true);return undefined;}


async read(){let ka=await X('project');if(this.project&&this.project.folder!==ka.folder)return this.leave();this.take(ka);if(!this.list)this.build();this.entries.forget();this.bar.draw();this.overview.draw();if(!this.hasBegun)await this.chooseFirst();await this.load();if(!this.rows){if(ka.languages.length)this.showStart();else this.list.counted.textContent=b('no_keys');if(!ka.languages.length)this.editor.empty(b('no_keys'));return this.count();}
if(!this.hasBegun)this.begin();else if(this.editor.asked)await this.editor.reread();else this.settle(true);return this.count();}

leave(){this.isLeaving=true;Ad({},true);location.reload();}
take(ka){let Ud=this.project?.languages.find((i)=>i.tag===this.language);this.project=ka;this.readOnly=ka.is_read_only;this.revision=ka.revision;this.showProblems(ka.problems);let Kc=ka.languages.some((i)=>i.tag===this.language);if(!Kc&&Ud)ka.languages.push({...Ud,is_gone:true});this.showLanguage();}

showLanguage(){let E=this.project.languages.find((i)=>i.tag===this.language);this.notices.show('language',E?.is_gone?b('language_away',{language:ba(E.tag)}):'');}
build(){document.title=`${this.name} – ${b('title')} – fitloc`;Gf(this.project.folder);this.bar=new nb(document.getElementById('bar'),this);this.overview=new Sg(document.getElementById('start'),this);this.list=new rg(document.getElementById('list'),this);this.editor=new Bc(document.getElementById('editor'),this);mg(this);}

get name(){return this.project.folder.split('/').findLast(Boolean)??'/';}

async chooseFirst(){let Ob=nc()?.language;let Kc=(t)=>this.project.languages.some((i)=>i.tag===t);this.language??=Kc(Ob)?Ob:await tg(this.project);}

begin(){this.hasBegun=true;this.view='list';let l=nc();let be=l?.language===this.language;this.bar.filter=be?l.filter:{state:this.rows.counts.unfinished?'unfinished':''};this.filter();let de=be&&l.asked&&this.rows.find(l.asked)!==undefined;if(de){this.show(l.asked);this.view='editor';}
this.settle(!de);this.keepPlace(true);this.draftsChanged();this.list.scroller.focus();}

set view(ch){document.body.dataset.view=ch;}
get view(){return document.body.dataset.view;}

showStart(){this.overview.draw();this.view='start';if(this.hasBegun)this.keepPlace();this.count();}

async enterLanguage(j){this.view='list';if(this.hasBegun){this.bar.filter={};this.bar.language.value=j;await this.choose(j);if(this.rows.counts.unfinished)this.bar.filter={state:'unfinished'};this.settle(true);}else{this.language=j;await this.read().catch((B)=>this.failed(B));}
this.list.scroller.focus();}

async restore(){let l=nc();if(!l||!this.project.languages.some((i)=>i.tag===l.language))return this.showStart();if(this.view==='start')this.view='list';if(!this.hasBegun){this.language=l.language;return this.read().catch((B)=>this.failed(B));}
this.isRestoring=true;this.bar.filter=l.filter;if(l.language!==this.language){this.bar.language.value=l.language;await this.choose(l.language);}
if(l.asked)this.editor.show(l.asked);this.filter();this.isRestoring=false;return this.keepPlace(true);}

keepPlace(Wc=false){if(this.isRestoring||!this.hasBegun)return;let ce=this.view==='start';let{asked:h}=this.editor;let{search:fa,...db}=this.bar.filter;let Fa=JSON.stringify([ce,this.language,h,db]);let l=ce?{}:{language:this.language,asked:h,filter:{...db,search:fa}};Ad(l,Wc||Fa===this.known);this.known=Fa;}
async copyLink(){let bg=await navigator.clipboard.writeText(location.href).then(()=>true,()=>false);this.tell(bg?b('copied'):location.href);}

languagesOf({table:x,language:j}){let ga=this.project.languages;let S=this.project.tables.find((i)=>i.path===x)?.source_language;return{own:ga.find((i)=>i.tag===j)??{tag:j},source:ga.find((i)=>i.tag===S)??ga.find((i)=>i.is_source),};}
hasTable(Uc){return this.project.tables.some((x)=>x.path===Uc);}


async load(){let{language:j}=this;this.bar.language.value=j??'';if(!j)return;let N=new Ig(await X('index',{language:j}));if(j!==this.language)return;this.rows=N;this.revision=Math.min(this.revision,N.revision);let ya=this.list.scroller.scrollTop;this.list.shown=[];this.filter();this.list.scroller.scrollTop=ya;this.list.draw();}

async count(){let{languages:aa}=await X('progress');this.bar.showLanguages(aa);this.overview.draw();}

filter(){if(!this.rows)return;let{asked:h}=this.editor;this.list.show(this.rows,this.rows.passing(this.bar.filter),this.languagesOf({language:this.language}),this.bar.filter.search);this.bar.showProgress(this.rows);this.list.mark(h?this.rows.find(h):undefined);if(this.list.place>=0)this.list.reveal();this.list.draw();}

settle(Rf){this.filter();if(!this.rows||this.rows.language!==this.language)return;let{editor:G,list:w}=this;if(!w.shown.length&&!G.isTouched){G.empty(this.nothing(),w.rows.keys.length?this.allButton():null,this.isDone);}else if(w.shown.length&&w.place<0&&!G.isTouched&&(Rf||!G.asked)){let L=G.asked?-1:w.shown.indexOf(G.last&&this.rows.find(G.last));w.select(Math.max(0,L));this.show({...this.rows.at(w.chosen),language:this.language});}
this.keepPlace();}

nothing(){if(!this.rows.keys.length)return b('no_keys');return b(this.isDone?'all_done':'nothing',{language:ba(this.language)});}

get isDone(){let{search:fa,table:x,state:q,findings:ma,changed:R}=this.bar.filter;return q==='unfinished'&&!fa&&!x&&!ma&&!R&&this.rows.keys.length>0;}
allButton(){let U=document.createElement('button');U.type='button';U.textContent=b('show_all');U.addEventListener('click',()=>this.showAll());return U;}

showAll(){this.bar.filter={};this.settle(true);this.list.scroller.focus();}

async choose(j){this.language=j;let{asked:h}=this.editor;if(h)this.show({...h,language:j});this.showLanguage();let{scroller:Zc}=this.list;let Za=Zc.scrollTop;try{await this.load();let ya=Zc.scrollTop;this.settle(true);if(ya!==Za)Zc.scrollTop=ya;this.list.draw();}catch(B){this.failed(B);}}


open(k){this.view='editor';this.show({...this.rows.at(k),language:this.language});}
show(h){let Gc=this.editor.element.contains(document.activeElement);this.editor.show(h);if(Gc)this.editor.focus();this.keepPlace();}
sourceOf(h){let k=this.rows?.find(h);return k===undefined?'':this.rows.sources[k];}

readAhead(){let{list:w,rows:N}=this;if(!N||N.language!==this.language)return;let gb=w.place>=0?w.place+1:w.following;let Qb=[0,1,2,3,4,5,6,7].map((C)=>gb+C).concat(gb-2);this.entries.readAhead(this.language,Qb.filter((l)=>w.shown[l]!==undefined).map((l)=>N.at(w.shown[l])));}

move(M){return this.list.move(M);}
back(){this.view='list';this.list.scroller.focus();}
async goTo(h){if(h.language!==this.language){this.language=h.language;this.bar.language.value=h.language;this.show(h);await this.load().catch((B)=>this.failed(B));}
this.view='editor';this.show(h);this.filter();}

undo(Mc){let o=Mc?this.saves.redo():this.saves.undo();if(o)this.goTo(o.asked);}
saving(){this.bar.showSaves(this.saves);this.tell('');clearTimeout(this.telling);this.telling=setTimeout(()=>{this.message.textContent=b('saving');},300);}
saved({kind:Z,asked:h,texts:H},{entry:c}){this.entries.forget(h);if(c)this.entries.keep(h,c);if(!this.saves.waiting.length)this.tell(b({save:'saved',undo:'undone',redo:'redone'}[Z]));this.notices.clear(`unsaved ${F(h)}`);if(c&&this.editor.entry&&this.isShown(h))this.editor.update(c,true);this.bar.showSaves(this.saves);this.draftsChanged(h);if(Z==='save'&&c?.is_source&&H.some((e)=>e.was&&e.was!==e.text))this.sourceChanged(h,c);this.poll();}

sourceChanged(h,c){let aa=c.others.map((r)=>r.language);let p=`source ${F(h)}`;if(!aa.length)return;this.notices.show(p,b('source_changed',{key:h.key,count:aa.length}),[[b('mark_translations'),()=>{this.notices.clear(p);Pg(this,h,aa);}],[b('dismiss'),()=>this.notices.clear(p)],],true);}

notSaved({kind:Z,asked:h},s,P=200){let Kf={0:'not_answered',403:'not_allowed',413:'too_long'}[P]??'failed';let Ha=s?s.reasons.join(' '):b(Kf,{status:P});this.tell('');this.entries.forget(h);if(Z==='save')this.unsaved(h,Ha);else this.notices.show('undo',b('not_undone',{key:h.key,reason:Ha}),[[b('dismiss'),()=>this.notices.clear('undo')]]);this.bar.showSaves(this.saves);if(s?.entry&&this.editor.entry&&this.isShown(h))this.editor.update(s.entry);else if(this.isShown(h))this.editor.reread();if(s?.outcome==='refused'&&this.isShown(h))this.editor.showButtons(s.reasons);this.poll();}
unsaved(h,Ha){let p=`unsaved ${F(h)}`;let Aa={key:h.key,language:ba(h.language),reason:Ha};this.notices.show(p,b('not_saved',Aa),[[b('show'),()=>{this.goTo(h);this.editor.focus();}],[b('dismiss'),()=>this.notices.clear(p)],]);this.draftsChanged();}
isShown(h){return Boolean(this.editor.asked)&&F(this.editor.asked)===F(h);}
isUnsaved(k){return yc({...this.rows.at(k),language:this.language}).length>0;}

draftsChanged(h=null){if(h&&!yc(h).length)this.notices.clear(`unsaved ${F(h)}`);this.list.showDrafts(wc().length);}

showDraft(){let A=wc();let l=A.findIndex((v)=>this.isShown(v));this.goTo(A[(l+1)%A.length]);this.editor.focus();}

wait(){setTimeout(async()=>{try{if(document.visibilityState==='visible')await this.poll();}finally{this.wait();}},1000);}

async poll(){if(this.isPolling||!Bd())return;this.isPolling=true;let{epoch:Md}=this;try{if(this.readEpoch===Md)await this.readChanges();else await this.read();this.readEpoch=Md;this.notices.clear('connection');}catch(B){this.failed(B);}finally{this.isPolling=false;}}
async readChanges(){let{language:j}=this;let s=await X('changes',{revision:this.revision,language:j??''});this.showProblems(s.problems);if(j!==this.language)return;if(s.is_all||this.rows?.language!==j)await this.read();else await this.takeChanges(s);}
async takeChanges(s){this.revision=s.revision;if(s.has_findings)await this.takeFindings();if(!s.rows.length)return undefined;for(let k of s.rows)this.entries.forget({table:this.rows.paths[k.table],key:k.key,language:this.language});let N=s.rows.map((k)=>this.rows.take(k));this.list.draw();this.bar.showProgress(this.rows);let{asked:h}=this.editor;let va=s.rows.some((k)=>k.key===h?.key&&this.rows.paths[k.table]===h?.table);return N.includes(undefined)?this.read():va?this.editor.reread():undefined;}

async takeFindings(){let{language:j}=this;let{severities:Wb}=await X('findings',{language:j});if(j!==this.language||Wb.length!==this.rows.keys.length)return;this.rows.severities=Wb;if(this.bar.findings.checked)this.filter();else this.list.draw();}

tell(e,Sc=2500){this.message.textContent=e;clearTimeout(this.telling);this.telling=setTimeout(()=>{this.message.textContent='';},Sc);}
showProblems(te){this.notices.show('files',te.length?[...te,b('unreadable_files')].join('\n'):'');}

failed(B){if(!(B instanceof mb)){reportError(B);return undefined;}
if(B.status===404)return null;if(B.status===0)this.notices.show('connection',b('stopped',{port:location.port}));if(B.status===403)this.notices.show('connection',b('wrong_token'));return undefined;}}
new sg().start();
"""####,
        "style.css": ####"""
:root{color-scheme:light dark;--paper:#ffffff;--desk:#f6f7f9;--raised:#eef1f5;--line:#dfe3e8;--field:#848d98;--ink:#16191d;--muted:#56606b;--accent:#2456c7;--on-accent:#ffffff;--chosen:#e3ecfd;--chip:#e2e9fb;--on-chip:#1d3f94;--good:#17672f;--wait:#7f4a00;--bad:#b3261e;--found:#ffe58a;--shade:0 1px 2px #1015200f,0 4px 16px #1015200d;font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}@media (prefers-color-scheme: dark){:root{--paper:#171b20;--desk:#0f1216;--raised:#232930;--line:#2c333b;--field:#76818d;--ink:#e8ecf1;--muted:#a1abb7;--accent:#8fb4fb;--on-accent:#0a1830;--chosen:#1f3050;--chip:#26375c;--on-chip:#c3d5ff;--good:#62cf7e;--wait:#e8b654;--bad:#ff8d84;--found:#6b5600;--shade:0 1px 2px #0006}}*{box-sizing:border-box}html,body{height:100%;margin:0}body{display:flex;flex-direction:column;background:var(--desk);color:var(--ink)}button,input,select,textarea{font:inherit;color:inherit}button,select,input[type="search"],input[type="text"],textarea{background:var(--paper);border:1px solid var(--field);border-radius:8px;padding:.35rem .75rem}button{cursor:pointer}button:hover{background:var(--raised)}button:disabled{color:var(--muted);cursor:default}button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}button.main:hover{filter:brightness(1.08)}button.main:disabled{background:var(--raised);color:var(--muted);border-color:var(--line);filter:none}button.plain{border-color:transparent;background:transparent;padding:.35rem;display:inline-flex;align-items:center;gap:.25rem}button.plain:hover{background:var(--raised)}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}h1{font-size:1rem;font-weight:600;overflow-wrap:anywhere}h2{font-size:.8rem;font-weight:600;color:var(--muted);margin-bottom:.4rem}h3{font-size:.9rem;margin:1.25rem 0 .5rem;padding-top:.75rem;border-top:1px solid var(--line)}ul{list-style:none}kbd{font:.75rem/1 system-ui,sans-serif;opacity:.8;margin-inline-start:.5rem;white-space:nowrap}[hidden]{display:none !important}mark{background:var(--found);color:inherit;border-radius:2px}.icon{width:1.25rem;height:1.25rem;flex:none;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.icon.more{stroke-width:3}.muted,.facts{color:var(--muted)}.facts{font-size:.85rem;overflow-wrap:anywhere}.text{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate}.hidden-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.dot{display:inline-block;flex:none;width:.55rem;height:.55rem;border-radius:50%;border:2px solid currentcolor}.dot.translated{background:currentcolor}.state{font-size:.82rem;display:inline-flex;align-items:center;gap:.35rem;white-space:nowrap}.translated{color:var(--good)}.missing,.error{color:var(--bad)}.needs_review,.new,.incomplete,.machine_translated,.warning{color:var(--wait)}.stale,.excluded,.note{color:var(--muted)}.dot.needs_review,.dot.new,.dot.incomplete{background:linear-gradient(90deg,currentcolor 50%,transparent 50%)}.chip{display:inline;padding:0 .35em;border:0;border-radius:5px;background:var(--chip);color:var(--on-chip);font:.92em/1.4 ui-monospace,monospace;white-space:nowrap;unicode-bidi:isolate}button.chip:hover{background:var(--on-chip);color:var(--chip)}.space{background:radial-gradient(circle,var(--muted) 1px,transparent 1.5px) center / .28em 100%;white-space:pre-wrap}.break{position:relative}.break::before{content:"↵";position:absolute;color:var(--muted);font-size:.75em;opacity:.8}ins{background:color-mix(in srgb,var(--good) 18%,transparent);text-decoration:none;border-radius:3px}del{background:color-mix(in srgb,var(--bad) 14%,transparent);border-radius:3px}progress{appearance:none;border:0;height:6px;width:7rem;border-radius:3px;overflow:hidden;background:var(--line)}progress::-webkit-progress-bar{background:var(--line)}progress::-webkit-progress-value{background:var(--good);border-radius:3px}progress::-moz-progress-bar{background:var(--good)}#banner{background:var(--bad);color:var(--paper);max-height:40vh;overflow-y:auto}.notice{display:flex;flex-wrap:wrap;gap:.4rem .75rem;align-items:center;padding:.5rem 1rem}.notice.calm{background:var(--ink)}.notice + .notice{border-top:1px solid var(--paper)}.notice p{flex:1 1 20rem;min-width:0}.notice button{background:transparent;border-color:var(--paper)}.notice button:hover{text-decoration:underline}.notice :focus-visible{outline-color:var(--paper)}#bar{display:flex;gap:.75rem;align-items:center;padding:.5rem 1rem;background:var(--paper);border-bottom:1px solid var(--line)}#bar:empty{min-height:3.4rem}#bar .name{display:block;font-weight:700;max-width:14rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;flex:none}.pick{position:relative;min-width:0}.pick select{appearance:none;width:100%;max-width:20rem;padding-inline-end:2rem;font-weight:600;text-overflow:ellipsis}.pick .icon{position:absolute;inset-inline-end:.4rem;top:.55rem;pointer-events:none;color:var(--muted)}.total{display:flex;align-items:center;gap:.6rem;font-size:.85rem;color:var(--muted);white-space:nowrap}.find{position:relative;flex:1 1 12rem;max-width:30rem;margin-inline-start:auto}.find input{width:100%;padding-inline:2.2rem;border-color:var(--line);background:var(--desk)}.find .icon,.find kbd{position:absolute;inset-block-start:.6rem;color:var(--muted);pointer-events:none}.find .icon{inset-inline-start:.6rem;width:1.05rem}.find kbd{inset-inline-end:.7rem;border:1px solid var(--line);border-radius:4px;padding:.2rem .35rem;inset-block-start:.5rem}.find input:focus ~ kbd{display:none}.undo{display:inline-flex}.badge{background:var(--raised);border-radius:99px;padding:.1rem .7rem;font-size:.85rem;white-space:nowrap}.holder{position:relative;display:inline-block}.menu{position:absolute;z-index:5;inset-inline-end:0;top:calc(100% + .3rem);min-width:14rem;padding:.35rem;display:flex;flex-direction:column;background:var(--paper);border:1px solid var(--line);border-radius:10px;box-shadow:var(--shade),0 8px 30px #0003}.menu button{border:0;border-radius:6px;text-align:start;display:flex;justify-content:space-between;background:none;white-space:nowrap}.menu button:hover,.menu button:focus{background:var(--raised)}.actions .menu{top:auto;bottom:calc(100% + .3rem);inset-inline:0 auto}.menu label{padding:.3rem .5rem;display:grid;gap:.2rem}.menu select{width:100%}.tick,.menu .tick{display:flex;gap:.5rem;align-items:center}main{flex:1;min-height:0;display:grid;grid-template-columns:clamp(18rem,24vw,26rem) minmax(0,1fr)}#list{display:flex;flex-direction:column;min-height:0;min-width:0;background:var(--paper);border-inline-end:1px solid var(--line)}.filters{display:flex;align-items:center;gap:.5rem;padding:.5rem .75rem;border-bottom:1px solid var(--line)}.tabs{display:flex;flex:1;gap:.15rem;padding:.15rem;border-radius:9px;background:var(--raised);min-width:0}.tabs button{flex:1 1 auto;border:0;background:none;padding:.2rem .35rem;font-size:.82rem;border-radius:7px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.tabs button[aria-pressed="true"]{background:var(--paper);font-weight:600;box-shadow:var(--shade)}.count{color:var(--muted);font-variant-numeric:tabular-nums}.filters summary{list-style:none;display:flex;padding:.35rem;border-radius:8px;color:var(--muted)}.filters summary::-webkit-details-marker{display:none}.filters summary:hover{background:var(--raised)}.active summary{background:var(--chosen);color:var(--accent)}.rows{flex:1;overflow-y:auto;position:relative;contain:strict}.rows:focus-visible{outline:none}.rows:focus-visible .row[aria-selected="true"]{outline:2px solid var(--accent);outline-offset:-2px}.row{position:absolute;inset-inline:0;height:60px;padding:.45rem .9rem;border-bottom:1px solid var(--line);display:grid;grid-template:1fr 1fr / auto 1fr auto;column-gap:.65rem;align-items:center;cursor:pointer;overflow:hidden}.row>*{min-width:0}.row .head,.row .line{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;unicode-bidi:isolate}.row .head{font-weight:500}.row .line{color:var(--muted);font-size:.87rem;grid-column:2 / 4}.row .key{font:.78rem/1.5 ui-monospace,monospace}.row .state{font-size:.76rem}.row[aria-selected="true"]{background:var(--chosen);box-shadow:inset 3px 0 var(--accent)}.row:hover:not([aria-selected="true"]){background:var(--raised)}.skeleton{height:60px;border-bottom:1px solid var(--line);background:linear-gradient(var(--raised) 0 0) .9rem 1rem / 60% .7rem no-repeat,linear-gradient(var(--raised) 0 0) .9rem 2.2rem / 40% .6rem no-repeat;animation:wait 1.2s ease-in-out infinite alternate}@keyframes wait{to{opacity:.45}}.foot{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;min-height:2.4rem;padding:.25rem .9rem;border-top:1px solid var(--line);font-size:.85rem}.foot button{padding:.1rem .6rem}#editor{overflow-y:auto;padding:1.25rem 1.5rem 0}#editor,.side{display:flex;flex-direction:column;gap:1rem}.desk{max-width:52rem;width:100%;display:flex;flex-direction:column;gap:1rem}.side{max-width:52rem;padding-bottom:2rem}.side>div:empty,.desk>div:empty{display:none}.place{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center}.names{flex:1 1 12rem;min-width:0}.moves{display:flex}.sources,.target,.side section,.comment{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:.85rem 1.1rem}.sources,.target{box-shadow:var(--shade)}.sources .source{font-size:1.25rem;line-height:1.45}.sources .source + .source{margin-top:.35rem}.comment .text{font-size:.95rem}.form{font-weight:600;font-variant-numeric:tabular-nums}.field{margin-bottom:.9rem}.field .source{font-size:1.1rem;margin-bottom:.3rem}.input{position:relative;background:var(--paper);border-radius:8px}.paint,.input textarea{font-size:1.2rem;line-height:1.45;padding:.6rem .75rem;border:1px solid var(--field);border-radius:8px;width:100%;min-height:3rem;white-space:pre-wrap;overflow-wrap:break-word;letter-spacing:normal;tab-size:8}.paint{position:absolute;inset:0;border-color:transparent;color:transparent;overflow:hidden;pointer-events:none}.paint .chip{all:unset;background:var(--chip);border-radius:4px}.paint .break{position:static}.paint .break::before{opacity:.6}.input textarea{position:relative;display:block;background:transparent;resize:none;field-sizing:content}.input textarea:focus{outline:2px solid var(--accent);outline-offset:-1px;border-color:var(--accent)}.input textarea::placeholder{color:var(--muted);opacity:1}.input textarea:read-only{border-style:dashed;background:var(--raised)}.away textarea{border-style:dashed;color:var(--muted)}.old{opacity:.45}.input textarea[aria-invalid="true"]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}.below{display:flex;flex-wrap:wrap;gap:.25rem .9rem;font-size:.82rem;color:var(--muted);margin-top:.3rem}.below>:empty{display:none}.below:not(:has(>:not(:empty,[hidden]))){display:none}.insert{display:inline-flex;flex-wrap:wrap;gap:.35rem;align-items:center}.below .over{color:var(--bad);font-weight:600}.clash{border:2px solid var(--wait);border-radius:8px;padding:.6rem .85rem;margin-top:.4rem}.actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;position:sticky;bottom:0;margin:.25rem -1.1rem -.85rem;padding:.75rem 1.1rem;background:var(--paper);border-top:1px solid var(--line);border-radius:0 0 12px 12px}.actions>button{padding:.5rem 1rem}.reasons{color:var(--bad)}.reasons:not(:empty){margin:.5rem 0}.begun,.begun strong{color:var(--muted)}.begun .finding{border-color:var(--line)}.finding{margin-top:.4rem;padding:.3rem .7rem;font-size:.9rem;border-inline-start:3px solid var(--muted);background:var(--raised);border-radius:0 6px 6px 0}.error-line{border-color:var(--bad)}.warning-line{border-color:var(--wait)}.finding code{color:var(--muted);font-size:.8rem}.finding button{padding:0 .6rem}table{border-collapse:collapse;width:100%}th[scope="row"]{width:1%;white-space:nowrap}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line);font-weight:normal}tr:last-child>*{border:0}.offer{display:grid;grid-template-columns:auto 1fr auto;gap:.6rem;padding:.45rem 0;border-bottom:1px solid var(--line);align-items:start}.offer:last-child{border:0}.offer button,.term button{padding:.1rem .6rem}.percent{font-size:.8rem;font-weight:600;color:var(--good);font-variant-numeric:tabular-nums;padding-top:.15rem}.other,.origin{padding:.3rem 0}.other + .other,.origin + .origin{border-top:1px solid var(--line)}details summary{cursor:pointer;color:var(--muted);font-size:.85rem;font-weight:600}dl.keys{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;font-size:.85rem;margin-top:.5rem}dl.keys kbd{margin:0}.blank{margin:12vh auto;max-width:28rem;text-align:center;color:var(--muted);display:grid;gap:.75rem;justify-items:center}.blank h1{color:var(--ink);font-size:1.5rem}.done .icon{width:4rem;height:4rem;color:var(--good);stroke-width:1.6;border:2px solid;border-radius:50%;padding:.8rem}#message{position:fixed;z-index:9;inset-block-end:1rem;inset-inline-start:50%;translate:-50%;background:var(--ink);color:var(--paper);border-radius:99px;padding:.45rem 1.1rem;box-shadow:var(--shade);overflow-wrap:anywhere}#message:empty{display:none}dialog{border:1px solid var(--line);border-radius:14px;padding:1.25rem;width:min(40rem,calc(100vw - 2rem));max-height:calc(100vh - 3rem);background:var(--paper);color:var(--ink);box-shadow:0 20px 60px #0005}dialog::backdrop{background:#0006}dialog form{display:grid;gap:.75rem}dialog h2,.sheet h1{font-size:1.25rem;color:var(--ink);margin:0}dialog textarea{width:100%;resize:vertical}.ends,.pair{display:flex;gap:.5rem}.ends{justify-content:flex-end;position:sticky;bottom:-1.25rem;background:var(--paper);padding:.5rem 0}.pair input{flex:1;min-width:0}.changes{max-height:45vh;overflow-y:auto;border-block:1px solid var(--line)}.changes li{padding:.45rem 0;border-bottom:1px solid var(--line)}.changes label{display:grid;grid-template-columns:auto 1fr;gap:0 .6rem}.changes p{grid-column:2}#start{display:none;overflow-y:auto}[data-view="start"] main{display:block;overflow-y:auto}[data-view="start"] :is(#list,#editor,.pick,.total,.find){display:none !important}[data-view="start"] #bar .undo,[data-view="start"] #bar .badge{margin-inline-start:auto}[data-view="start"] #start{display:block}.sheet{max-width:60rem;margin:0 auto;padding:8vh 1.5rem 3rem;display:grid;gap:1rem}.sheet h1{font-size:1.75rem}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.75rem}.cards button{width:100%;display:grid;grid-template-columns:1fr auto;gap:.35rem .75rem;text-align:start;padding:1rem 1.1rem;border-color:var(--line);border-radius:12px;box-shadow:var(--shade)}.cards button:hover{border-color:var(--accent);background:var(--paper)}.cards progress{width:100%;grid-column:1 / 3}.sheet form{max-width:30rem;display:grid;gap:.4rem;padding-top:1rem}.only-narrow{display:none !important}@media (min-width: 1200px){#editor:has(>.side){display:grid;grid-template-columns:minmax(0,1fr) clamp(16rem,22vw,24rem);gap:0 1.5rem;align-content:start}#editor:has(>.side)>.desk{max-width:60rem;justify-self:center;padding-bottom:1.5rem}.side{padding-top:0}}@media (max-width: 1100px){.total span,.find kbd{display:none}}@media (max-width: 760px){main{grid-template-columns:minmax(0,1fr)}body[data-view="list"] #editor,body[data-view="editor"] #list{display:none}.only-narrow{display:inline-flex !important}#bar{flex-wrap:wrap;gap:.4rem;padding:.5rem .75rem}.pick{flex:1}#bar .name{max-width:8rem}.pick select{max-width:none}.place{gap:.5rem}.names{order:1;flex:1 0 100%}.place .only-narrow{margin-inline-end:auto}#list{border:0}.total{order:5;flex:1 0 100%}.total progress{flex:1}.total span{display:inline}.find{flex:1 0 100%;order:4;max-width:none}body[data-view="editor"] #bar,kbd{display:none}.row .state span:last-child{display:none}.actions{position:sticky;flex-wrap:nowrap;padding:.6rem .75rem;margin:.25rem -.85rem -.85rem}.actions>button{padding:.5rem .6rem;min-width:0}.actions .menu{inset-inline:auto 0}.sources,.target,.side section,.comment{padding:.85rem}#editor{padding:.75rem .75rem 0}.sheet{padding-top:2rem}}@media (max-height: 480px){.actions{position:static !important}}@media (prefers-reduced-motion: reduce){.skeleton{animation:none}}@media (forced-colors: active){.row[aria-selected="true"]{outline:2px solid Highlight;outline-offset:-2px}.dot{forced-color-adjust:none}}
"""####,
    ]
}
