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
import{language as Vg,texts as Wg}from'./texts.js'
function je(p,qa){try{if(qa===null)sessionStorage.removeItem(p);else sessionStorage.setItem(p,JSON.stringify(qa));return true;}catch{return false;}}

function ie(p){try{return JSON.parse(sessionStorage.getItem(p));}catch{return null;}}

function vg(Dg){try{return Object.keys(sessionStorage).filter((p)=>p.startsWith(Dg));}catch{return[];}}
let xd='fitloc.secret';let wd={language:'language',state:'show',search:'search',table:'catalog',key:'key',keyTable:'in'};let vd={findings:'findings',changed:'changed'};let nc=true;let Wa=null;function ef(){let Ya=Wa;let[Pa,...Ua]=location.hash.slice(1).split('&');let Aa=/^[0-9a-f]{32}$/.test(Pa)?Pa:'';Wa=Aa||Wa||ie(xd);if(Aa)nc=je(xd,Aa);if(Aa&&nc)history.replaceState(null,'',Ua.length?`#${Ua.join('&')}`:location.pathname);return{secret:Wa,isNew:Wa!==Ya};}

function oc(){let Aa=new URLSearchParams(location.hash.slice(1));let l={};for(let[va,X]of Object.entries(wd))l[va]=Aa.get(X)??'';for(let[va,X]of Object.entries(vd))l[va]=Aa.has(X);let{language:j,key:u,keyTable:hg,...cb}=l;return j?{language:j,asked:Aa.has('key')?{table:hg,key:u,language:j}:null,filter:cb}:null;}

function df({language:j,asked:h,filter:cb}){let l=new URLSearchParams();let za={...cb,language:j,key:h?.key,keyTable:h?.table};for(let[va,X]of Object.entries(wd)){if(za[va]||(va==='key'&&h))l.set(X,za[va]);}
for(let[va,X]of Object.entries(vd))if(za[va])l.set(X,'1');return j?l.toString():'';}

function yd(l,Uc){let Gc=[nc?'':Wa,df(l)].filter(Boolean).join('&');if(location.hash.slice(1)===Gc)return;history[Uc?'replaceState':'pushState'](null,'',Gc?`#${Gc}`:location.pathname);}
let pc=null;function hf(){let{secret:Kg,isNew:Da}=ef();pc=Kg;return Da;}

let zd=()=>Boolean(pc);class nb extends Error{constructor(P){super(`status ${P}`);this.status=P;}}

async function Y(p,vf={}){let Tb=await fetch(`/api/${p}`,{method:'POST',headers:{'Content-Type':'application/json','X-Fitloc-Token':pc},body:JSON.stringify(vf),}).catch(()=>null);if(!Tb)throw new nb(0);if(!Tb.ok)throw new nb(Tb.status);return Tb.json().catch(()=>{throw new nb(0);});}
function a(y,zb={},...sc){let t=document.createElement(y);if(y==='button')t.type='button';for(let[p,qa]of Object.entries(zb)){if(typeof qa==='function')t.addEventListener(p,qa);else if(typeof qa==='boolean')t.toggleAttribute(p,qa);else if(qa!==null&&qa!==undefined)t.setAttribute(p,qa);}
t.append(...sc.flat().filter((pb)=>pb!==null&&pb!==undefined));return t;}

function D(t,...sc){t.replaceChildren(...sc.flat().filter((pb)=>pb!==null&&pb!==undefined));}

let Bf=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;function V(e){return e.replace(Bf,(n)=>`‹U+${n.codePointAt(0).toString(16).toUpperCase().padStart(4,'0')}›`);}

function rb(j){return j?(j.is_right_to_left?'rtl':'ltr'):'auto';}
let Ba=(p)=>document.getElementById('icons').content.querySelector(`.${p}`).cloneNode(true);
document.documentElement.lang=Vg;function b(Q,za={}){return(Wg[Q]??Q).replace(/\{(\w+)\}/g,(ch,p)=>(p in za?String(za[p]):ch));}

function ed(q){return Wg[`status.${q}`]??q;}

function ba(y){try{return new Intl.DisplayNames([Vg],{type:'language'}).of(y)??y;}catch{return y;}}

function eh(Ab,y){let ve;try{ve=new Intl.PluralRules(y);}catch{return Ab;}
let n=[];for(let A=0;A<=200&&n.length<4;A+=1)if(ve.select(A)===Ab)n.push(A);if(!n.length)return b('other_numbers');return n.slice(0,3).join(', ')+(n.length>3?'…':'');}
let dh={iphone:'iPhone',ipad:'iPad',ipod:'iPod touch',mac:'Mac',applewatch:'Apple Watch',appletv:'Apple TV',applevision:'Apple Vision',};let Ge=(ab)=>dh[ab]??(ab==='other'?b('other_devices'):ab);function Fe(x,y){let M=x.split('.');let Ob=M.map((B,l)=>{let Ad=M[l-1];if(Ad==='plural')return eh(B,y);if(Ad==='device')return Ge(B);return['plural','device','substitutions','set'].includes(B)?'':B;});return Ob.filter(Boolean).join(' · ');}

let lb=/Mac|iPhone|iPad/.test(navigator.platform);function mb(Ed){if(!lb)return Ed.replace('Mod','Ctrl').replaceAll('Match','Alt');return Ed.replace('Mod+','⌘').replaceAll('Match+','⌃⌥').replace('Alt+','⌥').replace('Shift+','⇧').replace('Enter','↩');}
function ke(ha,gg){let v=a('div',{class:'menu',role:'menu',hidden:true,'aria-label':ha});let U=a('button',{class:'plain',title:ha,'aria-label':ha,'aria-haspopup':'menu','aria-expanded':'false'},Ba('more'));let t=a('span',{class:'holder'},U,v);let Cb=(Lf)=>{v.hidden=true;U.setAttribute('aria-expanded','false');if(Lf)U.focus();};let Pb=()=>{v.replaceChildren(...gg().filter(Boolean).map((Ib)=>a('button',{role:'menuitem',click:()=>{Cb(true);Ib.act();},},a('span',{},Ib.label),Ib.keys?a('kbd',{},mb(Ib.keys)):null)));v.hidden=false;U.setAttribute('aria-expanded','true');v.firstChild?.focus();};U.addEventListener('click',()=>(v.hidden?Pb():Cb(true)));v.addEventListener('keydown',(d)=>{let B={ArrowDown:1,ArrowUp:-1}[d.key];let la=[...v.children];if(B)la[(la.indexOf(document.activeElement)+B+la.length)%la.length].focus();else if(d.key==='Escape')Cb(true);else return;d.preventDefault();d.stopPropagation();});t.addEventListener('focusout',(d)=>{if(!t.contains(d.relatedTarget))Cb(false);});return t;}
function wc(bc,uc,mc){let La=a('dialog',{'aria-labelledby':'dialog-title',keydown:(d)=>d.stopPropagation(),close:()=>La.remove()},a('form',{method:'dialog',submit:(d)=>d.preventDefault()},a('h2',{id:'dialog-title'},bc),uc,a('div',{class:'ends'},a('button',{click:()=>La.close()},b('cancel')),mc)));document.body.append(La);La.showModal();return La;}

function Fd({title:bc,hint:Qf,action:lc,text:e=''},ra){let Ja=a('textarea',{rows:'3','aria-label':bc,dir:'auto','aria-describedby':'dialog-hint'});Ja.value=e;let Pd=()=>{if(!Ja.value.trim())return Ja.focus();La.close();return ra(Ja.value.trim());};Ja.addEventListener('keydown',(d)=>{if(d.key==='Enter'&&(d.ctrlKey||d.metaKey))Pd();});let La=wc(bc,[Ja,a('p',{class:'facts',id:'dialog-hint'},Qf)],a('button',{class:'main',click:Pd},lc));Ja.focus();}
function Gd(ia,Ag,j){let[K,W]=[ia,Ag].map((e)=>(e.length>4000?[e]:e.match(/\s+|[\p{L}\p{N}\p{M}]+|[^]/gu)??[]));let yf=K.length*W.length>250_000?[]:Af(K,W);let Sa=[];let[fb,Vc]=[0,0];for(let[i,r]of[...yf,[K.length,W.length]]){if(i>fb)Sa.push(a('del',{},V(K.slice(fb,i).join(''))));if(r>Vc)Sa.push(a('ins',{},V(W.slice(Vc,r).join(''))));if(i<K.length)Sa.push(V(K[i]));[fb,Vc]=[i+1,r+1];}
return a('span',{class:'text',lang:j?.tag,dir:j?.is_right_to_left?'rtl':'auto'},Sa);}

function Af(K,W){let Va=W.length+1;let w=new Uint16Array((K.length+1)*Va);for(let i=K.length-1;i>=0;i-=1){for(let r=W.length-1;r>=0;r-=1){w[i*Va+r]=K[i]===W[r]?w[(i+1)*Va+r+1]+1:Math.max(w[(i+1)*Va+r],w[i*Va+r+1]);}}
let oe=[];for(let[i,r]=[0,0];i<K.length&&r<W.length;){if(K[i]===W[r])oe.push([i++,r++]);else if(w[(i+1)*Va+r]>=w[i*Va+r+1])i+=1;else r+=1;}
return oe;}
let sa=new Map();let Fb='';let F=({table:w,key:u,language:j})=>JSON.stringify([w,u,j]);let da=(e)=>(e??'').replace(/\r\n?/g,'\n');function Df(Mf){Fb=`fitloc.draft ${JSON.stringify(Mf)} `;for(let p of vg(Fb)){let O=ie(p);if(O)sa.set(p.slice(Fb.length),O);}}
function Bc(p,O){let Xd=!Object.keys(O).length;if(Xd)sa.delete(p);else sa.set(p,O);je(Fb+p,Xd?null:O);}

function xc(){return[...sa.keys()].map((p)=>{let[w,u,j]=JSON.parse(p);return{table:w,key:u,language:j};});}

let zc=(c)=>Object.keys(sa.get(F(c))??{});function Eb(c,x){return sa.get(F(c))?.[x];}

function yc(c,f,e){let{[f.part]:ia,...Ua}=sa.get(F(c))??{};let E={text:e,was:ia?ia.was:f.text??null};Bc(F(c),Id(f,e)?{...Ua,[f.part]:E}:Ua);}

function Ac(c,x,ka){let O=sa.get(F(c));if(O?.[x])Bc(F(c),{...O,[x]:{...O[x],was:ka}});}

function Hd(c,x=null){let{[x]:fh,...Ua}=sa.get(F(c))??{};Bc(F(c),x===null?{}:Ua);}

function Cf(f,e){return f.text?.includes('\r\n')?e.replaceAll('\n','\r\n'):e;}

function Id(f,e){return e!==da(f.text);}
let Zc=200;async function ze(j,z){let n=[];for(let oa=0;oa<z.length;oa+=20){let{entries:ya}=await Y('entries',{language:j,keys:z.slice(oa,oa+20)});n.push(...ya.filter(Boolean));}
return n;}

class ye{constructor(m,q,vb){Object.assign(this,{page:m,state:q,isAll:vb,all:[],run:0});this.list=a('ul',{class:'changes'});this.more=a('p',{class:'facts'});this.button=a('button',{class:'main',click:()=>this.#Ye()});this.#fc();}

async show(z,rc){let Hg=++this.run;let{language:j}=this.page;let ya=await ze(j,z.slice(0,Zc)).catch((C)=>this.page.failed(C))??[];if(Hg!==this.run)return;this.all=ya.map((c)=>{let T=c.fields.map((f)=>({field:f,text:rc(f)})).filter((i)=>i.text!==null);return{entry:c,typed:T,box:a('input',{type:'checkbox',checked:true,change:()=>this.#fc()})};}).filter((i)=>i.typed.length);let{own:E}=this.page.languagesOf({language:j});D(this.list,this.all.length?this.all.map(({entry:c,typed:T,box:wf})=>a('li',{},a('label',{},wf,a('span',{class:'facts'},V(c.key)),T.map(({field:f,text:e})=>a('p',{},Gd(f.text??'',e,E)))))):a('li',{class:'muted'},b('nothing_found')));this.list.classList.remove('old');this.more.textContent=z.length>Zc?b('more_found',{count:Zc}):'';this.#fc();}

fade(){this.list.classList.add('old');this.button.disabled=true;}
#ld(){return this.all.filter((i)=>i.box.checked);}
#fc(){let ca=this.#ld().length;this.button.textContent=b('apply',{count:ca});this.button.disabled=!ca;}
#Ye(){let ta=Symbol('changes');for(let{entry:c,typed:T}of this.#ld()){let h={table:c.table,key:c.key,language:c.language};let G=T.flatMap((i)=>this.page.saves.texts(c,[i],this.state??i.field.state??'translated',this.isAll));this.page.saves.save(h,G,{group:ta});}
this.button.closest('dialog').close();}}
let Yc=(f)=>f.text!==null&&f.text!==undefined;function Lg(m){let{rows:N,list:v}=m;let z=v.shown.filter((k)=>N.statuses[k]==='needs_review').map((k)=>N.at(k));let na=new ye(m,'translated',true);wc(b('accept_many').replace('…',''),[a('p',{class:'facts'},b('accept_hint')),na.list,na.more],na.button);na.show(z,(f)=>(Yc(f)&&f.state==='needs_review'?f.text:null));}

async function Ng(m,h,aa){let ta=Symbol('review');let ya=[];for(let j of aa)ya.push(...await ze(j,[h]).catch((C)=>m.failed(C))??[]);for(let c of ya){let T=c.fields.filter((f)=>Yc(f)&&(f.state||'translated')==='translated');let G=T.flatMap((f)=>m.saves.texts(c,[{field:f,text:da(f.text)}],'needs_review',true));m.saves.save({...h,language:c.language},G,{group:ta});}}

function Mg(m){let na=new ye(m,null,false);let f=(Q)=>a('input',{type:'text','aria-label':b(Q),placeholder:b(Q),dir:'auto',autocomplete:'off',input:()=>Od()});let[K,W]=[f('find'),f('replace_with')];let bb=a('input',{type:'checkbox',change:()=>Od()});let De=0;let Od=()=>{na.fade();clearTimeout(De);De=setTimeout(ea,200);};let ea=()=>{let{rows:N,list:v}=m;let Ld=K.value.replace(/[.*+?^${}()|[\]\\]/g,'\\$&');let fa=new RegExp(Ld,bb.checked?'gu':'giu');let ub=(e)=>Ld!==''&&e.search(fa)>=0;let z=v.shown.filter((k)=>ub(N.texts[k])).map((k)=>N.at(k));na.show(z,(i)=>{let e=Yc(i)&&ub(i.text)?i.text.replace(fa,()=>W.value):i.text;return e===i.text?null:e;});};wc(b('replace').replace('…',''),[a('div',{class:'pair'},K,W),a('label',{class:'tick'},bb,b('match_case')),na.list,na.more],na.button);K.focus();}
let Bd=['unfinished','missing','new','incomplete','needs_review','translated','stale','excluded'];class ob{constructor(t,m){Object.assign(this,{element:t,page:m});let Oa=()=>m.settle(false);this.search=a('input',{type:'search',placeholder:b('search'),'aria-label':b('search'),autocomplete:'off',spellcheck:'false',input:Oa});this.language=a('select',{class:'language','aria-label':b('language'),change:()=>m.choose(this.language.value)});this.progress=a('progress',{max:'100','aria-label':b('status.translated')});this.done=a('span');this.undo=ob.#kd('undo',()=>m.undo(false));this.redo=ob.#kd('redo',()=>m.undo(true));this.#Se(Oa);D(t,a('button',{class:'plain name',title:b('languages'),'aria-label':`${b('project')}: ${m.name}`,click:()=>m.showStart()},V(m.name)),a('span',{class:'pick'},this.language,Ba('down')),a('span',{class:'total'},this.progress,this.done),a('label',{class:'find'},Ba('search'),this.search,a('kbd',{},'/')),m.readOnly?a('strong',{class:'badge'},b('read_only')):a('span',{class:'undo'},this.undo,this.redo),ke(b('more'),()=>[{label:b('languages'),act:()=>m.showStart()},{label:b('copy_link'),act:()=>m.copyLink()},m.readOnly||!m.rows?null:{label:b('replace'),act:()=>Mg(m)},m.readOnly||!m.rows?null:{label:b('accept_many'),act:()=>Lg(m)},]));}
static #kd(Q,qb){return a('button',{class:'plain',title:b(Q),hidden:true,click:qb},Ba(Q),a('span',{class:'hidden-label'},b(Q)));}
#Se(Oa){let{since:Be}=this.page.project;let set=(q)=>()=>{this.state.value=q;Oa();};this.tabs=[['unfinished',b('status.unfinished')],['needs_review',b('status.needs_review')],['',b('all')]].map(([q,ha])=>{let ca=a('span',{class:'count'});return{state:q,count:ca,button:a('button',{click:set(q)},`${ha} `,ca)};});this.table=a('select',{class:'table','aria-label':b('catalog'),change:()=>this.page.settle(true)});this.state=a('select',{class:'states','aria-label':b('state'),change:Oa},a('option',{value:''},b('any_state')),Bd.map((q)=>a('option',{value:q},b(`status.${q}`))));this.findings=a('input',{type:'checkbox',change:Oa});this.changed=a('input',{type:'checkbox',change:Oa});let Tg=a('summary',{title:b('filter'),'aria-label':b('filter')},Ba('filter'));let ha=(Q,t)=>a('label',{},a('span',{class:'facts'},b(Q)),t);this.tableLabel=ha('catalog',this.table);this.more=a('details',{class:'holder',keydown:(d)=>{if(d.key==='Escape')this.more.open=false;}},Tg,a('div',{class:'menu'},ha('state',this.state),this.tableLabel,a('label',{class:'tick'},this.findings,b('with_findings')),Be?a('label',{class:'tick'},this.changed,b('changed_since',{revision:Be})):null));this.more.addEventListener('focusout',(d)=>{if(d.relatedTarget&&!this.more.contains(d.relatedTarget))this.more.open=false;});this.filters=a('div',{class:'filters'},a('div',{class:'tabs',role:'group','aria-label':b('state')},this.tabs.map((cd)=>cd.button)),this.more);}

draw(){let{languages:aa,tables:dd}=this.page.project;let Bb=this.table.value;let Pg=[...aa].sort((i,r)=>Boolean(i.is_source)-Boolean(r.is_source)||ba(i.tag).localeCompare(ba(r.tag),document.documentElement.lang));D(this.language,Pg.map((j)=>a('option',{value:j.tag},ob.labelOf(j))));this.language.value=this.page.language??'';D(this.table,a('option',{value:''},b('all_catalogs')),dd.map((w)=>a('option',{value:w.path},w.path)));this.table.value=dd.some((w)=>w.path===Bb)?Bb:'';this.tableLabel.hidden=dd.length<2;}
static labelOf({tag:y,wanted:fa,translated:xa,is_source:fg}){if(fg)return`${ba(y)} – ${b('source')}`;return fa===undefined?ba(y):`${ba(y)} – ${fa?Math.floor((xa*100)/fa):100} %`;}

showLanguages(vc){for(let j of this.page.project.languages){Object.assign(j,vc.find((i)=>i.tag===j.tag));this.#rd(j);}}
#rd(j){let me=[...this.language.options].find((i)=>i.value===j.tag);if(me)me.textContent=ob.labelOf(j);}

get filter(){return{search:this.search.value,table:this.table.value,state:this.state.value,findings:this.findings.checked,changed:this.changed.checked,};}

set filter({search:ea='',table:w='',state:q='',findings:ma=false,changed:R=false}){this.search.value=ea;this.table.value=w;this.state.value=Bd.includes(q)?q:'';this.findings.checked=ma;this.changed.checked=R;}

showProgress(N){let{progress:Rb,counts:Za}=N;this.progress.value=Rb.percent;this.done.textContent=b('progress',Rb);for(let{state:q,count:ca,button:U}of this.tabs){ca.textContent=String(Za[q]??0);U.setAttribute('aria-pressed',String(this.state.value===q));}
let{table:w,state:q,findings:ma,changed:R}=this.filter;this.more.classList.toggle('active',Boolean(w||ma||R||!this.tabs.some((cd)=>cd.state===q)));let E=this.page.project.languages.find((j)=>j.tag===this.page.language);if(!E)return;Object.assign(E,{wanted:Rb.total,translated:Rb.done});this.#rd(E);}

showSaves({done:ra,undone:Xg}){this.undo.hidden=!ra.length;this.redo.hidden=!Xg.length;}}
function gf(d){if([...d.key].length!==1||d.metaKey)return false;return d.getModifierState('AltGraph')||(!d.ctrlKey&&(lb||!d.altKey));}

class ff{constructor(h){Object.assign(this,{asked:h,texts:[''],state:null});this.area=a('textarea',{rows:'1',readonly:true,lang:h.language,dir:'auto','aria-label':b('loading'),'aria-busy':'true',keydown:(d)=>this.#ic(d),paste:(d)=>this.#Ue(d),});this.element=a('div',{class:'field ahead'},a('div',{class:'input'},this.area),a('p',{class:'facts'},`${ba(h.language)} · ${b('loading')}`));}

get hasText(){return this.texts.some(Boolean);}
#ic(d){let L=this.texts.length-1;let Ic=d.ctrlKey||d.metaKey||d.altKey;if(gf(d))this.texts[L]+=d.key;else if(d.key==='Enter'&&!Ic)this.texts[L]+='\n';else if(d.key==='Backspace'&&!Ic)this.texts[L]=[...this.texts[L]].slice(0,-1).join('');else if(d.key==='Tab'&&!Ic&&!d.shiftKey)this.texts.push('');else return;d.preventDefault();this.#Ia();}
#Ue(d){this.texts[this.texts.length-1]+=d.clipboardData.getData('text/plain');d.preventDefault();this.#Ia();}
#Ia(){this.area.value=this.texts.join('\n');this.area.rows=Math.min(12,this.area.value.split('\n').length);}

settle(Na){let T=Na.map(()=>'');this.texts.forEach((e,A)=>{T[Math.min(A,Na.length-1)]+=e;});let tb=[];let Da=true;Na.forEach((f,A)=>{if(!T[A])return;let ia=Eb(this.asked,f.part)?.text??da(f.text);if(ia)Da=false;tb.push({field:f,text:ia+da(T[A])});yc(this.asked,f,ia+da(T[A]));});return{filled:tb,isNew:Da};}}
let te=new Set(['missing','new','incomplete','needs_review']);function Ub(e){let Qc=e.toLowerCase();return/^[\u0000-\u007f]*$/.test(Qc)?Qc:Qc.normalize('NFKD').replace(/\p{M}/gu,'');}

let ue=(ea)=>[...Ub(ea).matchAll(/"([^"]+)"|[^\s"]+/g)].map((I)=>I[1]??I[0]);class Gg{constructor(s){Object.assign(this,s);this.folded=this.keys.map((u,k)=>this.#od(k));this.places=new Map(this.keys.map((u,k)=>[`${this.tables[k]} ${u}`,k]));this.tableOf=new Map(this.paths.map((Sc,w)=>[Sc,w]));}
#od(k){return Ub(`${this.keys[k]}\n${this.sources[k]}\n${this.texts[k]}\n${this.comments[k]}`);}

take(R){let k=this.places.get(`${R.table} ${R.key}`);if(k===undefined)return k;this.sources[k]=R.source;this.texts[k]=R.text;this.comments[k]=R.comment;this.statuses[k]=R.status;this.severities[k]=R.severity;this.changes[k]=R.is_changed;this.folded[k]=this.#od(k);return k;}

find({table:w,key:u}){return this.places.get(`${this.tableOf.get(w)} ${u}`);}

at(k){return{table:this.paths[this.tables[k]],key:this.keys[k]};}

passing({search:ea='',table:w,state:q,findings:ma,changed:R}){let Ha=ue(ea);let n=[];for(let k=0;k<this.keys.length;k+=1){if(w&&this.paths[this.tables[k]]!==w)continue;if(ma&&this.severities[k]<2)continue;if(R&&!this.changes[k])continue;let P=this.statuses[k];if(q&&(q==='unfinished'?!te.has(P):P!==q))continue;if(!Ha.every((X)=>this.folded[k].includes(X)))continue;n.push(k);}
return n;}

get counts(){let Za={'':this.keys.length,unfinished:0};for(let P of this.statuses){Za[P]=(Za[P]??0)+1;if(te.has(P))Za.unfinished+=1;}
return Za;}

get progress(){let[ra,cc]=[0,0];for(let P of this.statuses){if(P!=='stale'&&P!=='excluded')cc+=1;if(P==='translated')ra+=1;}
return{done:ra,total:cc,percent:cc?Math.floor((ra*100)/cc):100};}}
let he=/%#@\w+@|%arg\b|%\(\w+\)(?:@|[a-z]+)|%(?:\d+\$)?[-+0#']*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|ll|[hlqLztj])?[@diuxXofFeEgGcCsSpaA]|%%|\{\{\w+\}\}|\{\w+\}|\$\{\w+\}/g;let ug=/^[ \t]+|[ \t]+$|[ \t]{2,}|[\u00a0\u202f\u2007]+|\n/gm;let tg=(e)=>[...new Set(e.match(he)??[])].filter((i)=>i!=='%%');function ge(e){let n=[...e.matchAll(he)].map((I)=>({at:I.index,text:I[0],kind:'chip'}));let Ug=(Xa)=>n.some((i)=>Xa>=i.at&&Xa<i.at+i.text.length);let Nf=[...e.matchAll(ug)].filter((I)=>!Ug(I.index)).map((I)=>({at:I.index,text:I[0],kind:I[0]==='\n'?'break':'space'}));let O=[];let ga=0;for(let x of[...n,...Nf].sort((i,r)=>i.at-r.at)){if(x.at<ga)continue;if(x.at>ga)O.push({text:e.slice(ga,x.at),kind:''});O.push(x);ga=x.at+x.text.length;}
if(ga<e.length)O.push({text:e.slice(ga),kind:''});return O;}

function fe(e,Ha){if(!Ha?.length||e.length>2000)return[V(e)];let Yb=[];let Ec='';let Xa=0;for(let Dd of e){let i=Ub(Dd);for(let B=0;B<i.length;B+=1)Yb.push(Xa);Ec+=i;Xa+=Dd.length;}
Yb.push(Xa);let Hb=new Uint8Array(e.length+1);for(let X of Ha){for(let l=Ec.indexOf(X);l>=0;l=Ec.indexOf(X,l+X.length)){Hb.fill(1,Yb[l],Yb[l+X.length]);}}
let Sa=[];for(let oa=0,ga=0;oa<e.length;oa=ga){while(ga<e.length&&Hb[ga]===Hb[oa])ga+=1;let qe=V(e.slice(oa,ga));Sa.push(Hb[oa]?a('mark',{},qe):qe);}
return Sa;}

function Ra(e,j,{insert:Ca=null,words:Ha=[]}={}){return a('span',{class:'text',lang:j?.tag,dir:rb(j)},ge(e).map(({text:x,kind:Z})=>{if(Z==='chip')return Mb(x,Ca);if(Z)return a('span',{class:Z},x);return fe(x,Ha);}).flat());}

function Mb(e,Ca){if(!Ca)return a('bdi',{class:'chip',dir:'ltr'},V(e));return a('button',{class:'chip',dir:'ltr',title:b('insert',{text:e}),tabindex:'-1',mousedown:(d)=>d.preventDefault(),click:()=>Ca(e),},V(e));}

function sg(t,e){t.replaceChildren(...ge(e).map(({text:x,kind:Z})=>(Z?a('span',{class:Z},x):x)),'\u200b');}
let Ka=(Jc,...uc)=>a('section',{},a('h2',{},Jc),...uc);function qf(c,S,Ca,Ha){if(c.is_source||!c.sources.length)return null;return a('section',{class:'sources'},a('h2',{},S?`${b('source')} · ${ba(S.tag)}`:b('source')),c.sources.map((e)=>a('p',{class:'source'},e.part?a('span',{class:'facts'},`${Fe(e.part,S?.tag)} `):null,Ra(e.text,S,{insert:Ca,words:Ha}))));}

function jf(c){if(!c.comment)return null;return a('section',{class:'comment'},a('h2',{},b('comment')),a('p',{class:'text',dir:'auto'},V(c.comment)));}

function nf(Vb,Na,j){if(!Vb.some((jb)=>jb.text!==null&&jb.text!==undefined))return null;if(Vb.length===1&&Na.some((f)=>f.text===Vb[0].text))return null;return Ka(b('preview'),a('table',{},a('tbody',{},Vb.map((jb)=>a('tr',{},jb.facts.length?a('th',{scope:'row',class:'facts'},jb.facts.join(', ')):null,a('td',{dir:rb(j)},Ra(jb.text??'',j)))))));}

function kf(n,j,dc){if(!n.length)return null;return Ka(b('matches'),a('ul',{class:'offers'},n.map((I,A)=>a('li',{class:'offer'},a('span',{class:'percent'},`${I.percent} %`),a('div',{},I.texts.map((e)=>a('p',{dir:rb(j)},Ra(e.text,j))),a('p',{class:'facts',dir:'auto'},V(I.source))),dc?a('button',{title:mb(`Match+${A+1}`),click:()=>dc(I)},b('use')):null))));}

function rf(n,Ca){if(!n.length)return null;return Ka(b('glossary'),a('ul',{},n.map((ac)=>a('li',{class:'term'},a('strong',{},ac.source),' → ',ac.renderings.map((i)=>[Mb(i,Ca),' ']).flat(),ac.never.length?a('span',{class:'muted'},`(${b('never',{words:ac.never.join(', ')})})`):null))));}

function mf(n){if(!n.length)return null;let N=n.flatMap((r)=>r.texts.map((e)=>{let j={tag:r.language,is_right_to_left:r.is_right_to_left};return a('div',{class:'other'},a('p',{class:'facts'},[ba(r.language),e.part?Fe(e.part,r.language):''].filter(Boolean).join(' · ')),a('p',{dir:rb(j)},Ra(e.text,j)));}));return a('section',{},a('details',{open:N.length<=6},a('summary',{},`${b('others')} (${n.length})`),N));}

function lf(n){if(!n.length)return null;let Pf=Object.groupBy(n,(i)=>[i.author,i.day,i.subject,i.language].join('\n'));return Ka(b('history'),a('ul',{},Object.values(Pf).map((G)=>{let[Ta]=G;return a('li',{class:'origin'},a('p',{class:'facts'},`${ba(Ta.language)}: `,a('span',{dir:'auto'},Ta.author?V(b('origin',Ta)):b('uncommitted')),Ta.subject?a('span',{class:'text',dir:'auto'},` – ${V(Ta.subject)}`):null),G.filter((i)=>(i.before??i.text)!==i.text).map((i)=>a('p',{},Gd(i.before,i.text,{tag:i.language}))),Ta.former_source?a('p',{class:'warning'},V(b('former_source',{text:Ta.former_source}))):null);})));}

function sf(Qb){if(!Qb.length)return null;return Ka(b('usages'),a('ul',{class:'facts'},Qb.map((l)=>a('li',{class:'text',dir:'ltr'},V(l)))));}

function pf(){let z=[['Mod+Enter','save_next'],['Mod+Shift+Enter','review_next'],['Mod+S','save'],['Alt+↓ Alt+↑','shortcut.move'],['/','shortcut.search'],['Enter','shortcut.edit'],['Esc','shortcut.list'],['Match+1 … Match+5','shortcut.match'],['Mod+Z','shortcut.undo'],['Mod+Shift+Z','shortcut.redo'],];return a('section',{},a('details',{},a('summary',{},b('shortcuts')),a('dl',{class:'keys'},z.flatMap(([u,bh])=>[a('dt',{},a('kbd',{},mb(u))),a('dd',{},b(bh))]))));}
let db=new Map();let Tf=200;function Sf(c,x,e){let p=`${F(c)} ${x}`;let history=db.get(p)??new Rf(e);db.delete(p);db.set(p,history);if(db.size>Tf)db.delete(db.keys().next().value);return history;}
class Rf{constructor(e){this.steps=[{text:e,caret:e.length,kind:null}];this.place=0;}

record(e,xf=e.length,Z=null){let L=this.steps[this.place];if(e===L.text)return;let B={text:e,caret:xf,kind:Z,time:Date.now()};if(this.#Re(B,L)){this.steps[this.place]=B;return;}
let Nb=e.length>20_000?20:500;this.steps=[...this.steps.slice(0,this.place+1),B].slice(-Nb);this.place=this.steps.length-1;}
#Re(B,L){if(!B.kind||B.kind!==L.kind||this.place===0)return false;if(B.kind==='insertCompositionText')return true;let Rg=/\s$/.test(L.text.slice(0,L.caret))&&/\S$/.test(B.text.slice(0,B.caret));return B.time-L.time<2000&&Math.abs(B.caret-L.caret)<=2&&!Rg;}

close(){this.steps[this.place].kind=null;}

go(M){let B=this.steps[this.place+M];if(B)this.place+=M;this.close();return B;}}
let Jf=new Intl.Segmenter();let If=CSS.supports('field-sizing','content');class Md{constructor(c,f,{language:j,source:S,readOnly:Fa,single:Ce,showsSource:bd,changed:R}){Object.assign(this,{entry:c,field:f,language:j,single:Ce,changed:R,readOnly:Fa});let Q=`field-${f.part}`;this.findings=a('div',{id:`${Q}-findings`,class:'found'});this.count=a('span');this.state=a('span');this.missing=a('span',{class:'insert',hidden:true});this.clash=a('div',{class:'clash',role:'alert',hidden:true});this.mark=a('span',{class:'warning',hidden:true},b('unsaved'));let Fc=Md.label(f);let ha=Fc||ba(c.language);this.paint=a('div',{class:'paint','aria-hidden':'true'});this.area=a('textarea',{rows:'1',spellcheck:'true',lang:c.language,dir:rb(j),readonly:Fa,'aria-label':ha,'aria-describedby':`${Q}-findings`,placeholder:Fa?null:b('type_here'),input:(d)=>this.typed(d.inputType??null),beforeinput:(d)=>this.#Ke(d),keydown:(d)=>this.#ic(d),compositionend:()=>this.history.close(),scroll:()=>{this.paint.scrollTop=this.area.scrollTop;},});this.paint.dir=this.area.dir;this.element=a('div',{class:'field'},Ce||!Fc?null:a('p',{class:'form'},Fc),bd?a('p',{class:'source'},Ra(f.source,S,{insert:this.inserter})):null,a('div',{class:'input'},this.paint,this.area),this.clash,a('div',{class:'below'},this.missing,this.state,this.mark,this.count),this.findings);this.history=Sf(c,f.part,da(f.text));let Ma=Eb(c,f.part);this.area.value=Ma?.text??f.text??'';this.history.record(this.text);if(Ma&&Ma.was!==(f.text??null))this.#jd();this.measure();}

static label({device:ab,category:Ab,numbers:Bg,part:x}){let Ea=[ab&&Ge(ab),Ab&&(Bg||b('other_numbers'))].filter(Boolean).join(' · ');return Ea||(x.includes('.')?x.split('.').at(-1):x);}
get text(){return this.area.value;}
get isChanged(){return Id(this.field,this.text);}

get isAsked(){return!this.clash.hidden;}

get inserter(){return this.readOnly?null:(e)=>this.insert(e);}

insert(e){this.area.setRangeText(e,this.area.selectionStart,this.area.selectionEnd,'end');this.history.close();this.typed();this.area.focus();}

put(e){this.area.value=e;this.history.close();this.typed();}
typed(Z=null){this.history.record(this.text,this.area.selectionEnd,Z);this.#qd();}
#qd(){yc(this.entry,this.field,this.text);if(!this.isChanged)this.clash.hidden=true;this.measure();this.changed();}

#ic(d){let ag=(lb?d.metaKey&&!d.ctrlKey:d.ctrlKey&&!d.metaKey)&&!d.altKey;let u=d.key.toLowerCase();if(!ag||d.isComposing||!(u==='z'||(u==='y'&&!lb)))return;d.preventDefault();this.step(u==='y'||d.shiftKey?1:-1);}
#Ke(d){let M={historyUndo:-1,historyRedo:1}[d.inputType];if(!M)return;d.preventDefault();this.step(M);}

step(M){let B=this.area.readOnly?undefined:this.history.go(M);if(!B)return;this.area.value=B.text;this.area.setSelectionRange(B.caret,B.caret);this.#qd();}

measure(){let{limit:Pc}=this.entry;let{state:q}=this.field;this.mark.hidden=!this.isChanged;D(this.state,q&&!this.single?a('span',{class:`state ${q}`},a('span',{class:`dot ${q}`}),ed(q)):null);if(this.text.length<20_000)sg(this.paint,this.text);this.#Pe();let Zf=!this.text||['zero','one','two'].includes(this.field.category);let gb=this.readOnly||this.entry.is_source||Zf?[]:tg(this.field.source??'').filter((i)=>!this.text.includes(i));this.missing.hidden=!gb.length;D(this.missing,b('not_used'),gb.map((i)=>Mb(i,this.inserter)));if(!Pc)return;let ca=[...Jf.segment(this.text)].length;this.count.textContent=b('characters',{count:ca,limit:Pc});this.count.classList.toggle('over',ca>Pc);}

#Pe(){if(If)return;this.area.style.height='auto';if(this.area.scrollHeight)this.area.style.height=`${this.area.scrollHeight+2}px`;else requestAnimationFrame(()=>{if(this.area.scrollHeight)this.area.style.height=`${this.area.scrollHeight+2}px`;});}

show(ma){this.area.setAttribute('aria-invalid',String(ma.some((n)=>n.is_blocking||n.severity==='error')));let{text:e}=this;let Gb=(Kf)=>{if(this.text===e)this.put(Kf);};D(this.findings,ma.map((n)=>Nd(n,this.area.readOnly?null:Gb)));}

take(f,Lc){let T=this.isChanged?this.text:null;let bg=f.text!==this.field.text;this.field=f;if(Lc)Ac(this.entry,f.part,f.text??null);if(T===null&&this.text!==da(f.text)){this.area.value=f.text??'';this.history.record(this.text);}
yc(this.entry,f,this.text);if(bg){this.clash.hidden=true;if((Eb(this.entry,f.part)?.was??null)!==(f.text??null)&&this.isChanged)this.#jd();}
this.measure();}
#jd(){this.clash.hidden=false;let xe=(e)=>{this.clash.hidden=true;Ac(this.entry,this.field.part,this.field.text??null);if(e!==null)this.put(e);this.area.focus();};D(this.clash,a('p',{},b('conflict')),a('p',{},Ra(this.field.text??'',this.language)),a('button',{click:()=>xe(null)},b('keep_mine')),' ',a('button',{click:()=>xe(da(this.field.text))},b('take_theirs')));}}

function Nd(n,Gb){let ad=n.is_blocking?'error':n.severity;return a('p',{class:`finding ${ad}-line`},a('strong',{class:ad},b(`severity.${ad}`)),' ',a('span',{class:'text'},n.message),' ',a('code',{},n.rule),' ',n.fixed!==undefined&&n.fixed!==null&&Gb?a('button',{click:()=>Gb(n.fixed)},b('fix')):null);}
let Jd=matchMedia('(min-width: 1200px)');let Dc=(wg)=>new Promise((Fg)=>{setTimeout(Fg,wg);});class Cc{constructor(t,m){Object.assign(this,{element:t,page:m,asked:null,matches:[],trials:0});Jd.addEventListener('change',()=>this.#sd());this.#jc();this.empty(b('loading'));}
#jc(){clearTimeout(this.timer);this.trials+=1;Object.assign(this,{entry:null,ahead:null,fields:[],matches:[],found:null,gone:''});}

empty(e,lc=null,Wd=false){if(this.asked)this.last=this.asked;this.#jc();this.asked=null;D(this.element,a('div',{class:`blank ${Wd?'done':''}`},Wd?[Ba('check'),a('h1',{},b('done_title'))]:null,a('p',{},e),lc));}

show(h){if(this.asked&&F(h)===F(this.asked))return;this.#jc();this.asked=h;let Ea=this.page.entries.get(h);if(Ea)this.#Ia(Ea);else this.#Ne(new ff(h));if(Ea)this.page.readAhead();this.#Je(h);}

get isTouched(){return this.isChanged||Boolean(this.ahead?.hasText);}

get isChanged(){return this.fields.some((f)=>f.isChanged);}

#Ne(J){this.ahead=J;let S=this.page.sourceOf(J.asked);let{source:j}=this.page.languagesOf(J.asked);D(this.element,a('div',{class:'desk'},this.#gc(J.asked),S?Ka(b('source'),a('p',{class:'source'},Ra(S,j))):null,Ka(b('translation'),J.element)));this.element.scrollTop=0;this.#We(J);}

async #We(J){this.page.aheads.add(J);while(this.ahead===J||J.hasText){let c=await this.page.entries.read(J.asked).catch((C)=>this.page.failed(C));if(c!==undefined){this.#Ie(J,c);break;}
await Dc(1000);}
this.page.aheads.delete(J);}
#Ie(J,c){let eb=this.ahead===J;let Hc=eb&&document.activeElement===J.area;let{filled:tb,isNew:Da}=J.settle(c?.fields??[{part:'',text:null}]);if(J.state&&tb.length){if(c&&Da)this.page.saves.save(J.asked,this.page.saves.texts(c,tb,J.state,false));else this.page.unsaved(J.asked,b(c?'look_first':'gone'));}
this.page.draftsChanged();if(!eb)return;this.ahead=null;if(c)this.#Ia(c);else this.#nd();if(Hc)this.focus(J.texts.length-1);this.page.readAhead();}


async reread(){let{asked:h,entry:ia}=this;if(!h||this.ahead||this.page.saves.isBusy(h))return;let c=await this.page.entries.read(h).catch((C)=>this.page.failed(C));if(this.asked!==h||this.entry!==ia||c===undefined)return;if(!c)this.#nd();else if(!ia||this.gone)this.#td(c);else this.update(c);}

update(c,Lc=false){let dg=c.fields.map((f)=>f.part).join()===this.entry.fields.map((f)=>f.part).join();if(!dg)return this.#td(c);this.entry=c;this.fields.forEach((f,A)=>f.take(c.fields[A],Lc));this.#md(c);this.#xb();return undefined;}
#td(c){let l=this.fields.findIndex((f)=>f.area===document.activeElement);this.#Ia(c);this.drawMatches();if(l>=0)this.focus(l);}
#Ia(c){let{readOnly:Fa}=this.page;let{own:E,source:S}=this.page.languagesOf(c);let wb=c.fields.length===1;Object.assign(this,{entry:c,gone:'',isRefused:false,matches:[],exceptable:[]});let[ta,Ya]=[null,null];this.fields=[];let uf=c.fields.map((f)=>{let bd=!wb&&!c.is_source&&f.source&&f.source!==f.text&&(f.source!==Ya||f.substitution!==ta);let H=new Md(c,f,{language:E,source:S,readOnly:Fa,single:wb,showsSource:bd,changed:()=>this.#ec()});H.area.addEventListener('focus',()=>{this.current=H;});let Jc=wb||!c.fields.some((i)=>i.substitution)||(ta===(f.substitution??''))?null:a('h3',{},f.substitution?[`${b('substitution',{name:''}).trim()} `,Mb(`%#@${f.substitution}@`,null)]:b('sentence'));[ta,Ya]=[f.substitution??'',f.source];this.fields.push(H);return[Jc,H.element];});this.current=this.fields[0];this.general=a('div',{'aria-live':'polite'});this.reasons=a('div',{class:'reasons','aria-live':'polite'});this.below=a('div',{},uf.flat(),this.general,this.reasons);for(let p of['sourcePlace','commentPlace','termPlace','otherPlace','previewPlace','matchPlace','originPlace','usagePlace'])this[p]=a('div');this.target=a('section',{class:'target'},a('h2',{},c.is_source?b('source_text'):`${b('translation')} · ${ba(c.language)}`),this.below,Fa?null:this.#He());this.side=a('div',{class:'side'},this.termPlace,this.matchPlace,this.previewPlace,this.otherPlace,this.originPlace,this.usagePlace,pf());D(this.element,a('div',{class:'desk'},this.#gc(c),this.sourcePlace,this.target),this.side);this.#sd();this.element.scrollTop=0;this.#md(c);this.#xb();}

#sd(){if(!this.entry)return;if(Jd.matches)this.side.prepend(this.commentPlace);else this.target.before(this.commentPlace);}

get #pd(){return this.page.readOnly?null:(e)=>this.current.insert(e);}
#md(c){let{source:S}=this.page.languagesOf(c);D(this.statePlace,a('span',{class:`state ${c.status}`},a('span',{class:`dot ${c.status}`}),ed(c.status)));let Wf=c.fields.length>1&&c.fields.every((f)=>f.source);D(this.sourcePlace,Wf?null:qf(c,S,this.#pd,this.page.list.words));this.filePlace.textContent=c.path;D(this.commentPlace,jf(c));D(this.termPlace,rf(c.terms,this.#pd));D(this.otherPlace,mf(c.others));}

#nd(){let{asked:h}=this;this.gone=b(this.page.hasTable(h.table)?'gone':'catalog_away',{path:h.table});let O=zc(h).map((x)=>({part:x,text:null}));let xg={path:h.table,status:'missing',sources:[],others:[],terms:[],trial:{refused:[],other_reasons:[],exceptable:[],findings:[],preview:[]}};if(!this.entry&&O.length)this.#Ia({...xg,...h,fields:O});this.gone=b(this.page.hasTable(h.table)?'gone':'catalog_away',{path:h.table});if(!this.entry){D(this.element,a('div',{class:'desk'},this.#gc(h),a('div',{class:'blank'},a('p',{},this.gone))));return;}
this.below.classList.add('away');D(this.statePlace);this.#xb();}
#gc({key:u,table:w}){let le=(Q,Ef,z,M)=>a('button',{class:'plain',title:`${b(Q)} (${mb(z)})`,'aria-label':b(Q),click:()=>this.page.move(M),},Ba(Ef));this.statePlace=a('span');this.filePlace=a('p',{class:'facts'},w);let eb=u.trim()&&u!==this.page.sourceOf({table:w,key:u});return a('div',{class:'place'},a('button',{class:'only-narrow plain',click:()=>this.page.back()},Ba('left'),b('back')),a('div',{class:'names'},a('h1',{dir:'auto',class:eb?'':'hidden-label'},V(u)),this.filePlace),this.statePlace,a('span',{class:'moves'},le('previous','up','Alt+↑',-1),le('next','down','Alt+↓',1)));}
#He(){let U=(Q,z,qb,zb={})=>a('button',{click:qb,title:mb(z),'aria-keyshortcuts':z.replace('Mod',lb?'Meta':'Control'),...zb},a('span',{},b(Q)),zb.class?a('kbd',{'aria-hidden':'true'},mb(z)):null);this.accept=U('accept_next','Mod+Enter',()=>this.save('translated',true),{class:'main'});this.review=U('review_next','Mod+Shift+Enter',()=>this.save('needs_review',true));this.anyway=a('button',{hidden:true,click:()=>this.#Ze()},b('save_anyway'));return a('div',{class:'actions'},this.accept,this.review,this.anyway,ke(b('more'),()=>{let{entry:c}=this;let eg=c.fields.some((f)=>(f.text??null)!==null);return[this.isChanged&&!this.isRefused?{label:b('save'),keys:'Mod+S',act:()=>this.save('translated',false)}:null,c.is_source?null:{label:b('copy_source'),act:()=>this.copySource()},this.isChanged?{label:b('revert'),act:()=>this.discard()}:null,c.is_source||!eg||this.gone?null:{label:b('remove'),act:()=>this.remove()},this.gone?null:{label:b('note'),act:()=>this.#Te()},];}));}

focus(A=0){let f=this.fields[Math.min(A,this.fields.length-1)]??this.ahead;f?.area.focus();}
copySource(){for(let H of this.fields)if(H.field.source)H.put(da(H.field.source));this.focus();}

remove(){let{asked:h,entry:c}=this;this.discard();this.page.saves.save(h,this.page.saves.removal(c));}

#Ze(){let{asked:h,entry:c,fields:Na,exceptable:sb}=this;let T=Na.map(({field:f,text:e})=>({field:f,text:e}));Fd({title:b('reason'),hint:b('reason_hint',{rules:sb.join(', ')}),action:b('save')},(Ga)=>{let G=this.page.saves.texts(c,T,'translated',false);this.page.saves.save(h,G,{comment:Cc.#hd(c,`${Ga} [fitloc:off ${sb.join(' ')}]`)});this.focus();});}

#Te(){let{asked:h,entry:c}=this;Fd({title:b('note').replace('…',''),hint:b('note_hint'),action:b('save')},(yg)=>{this.page.saves.save(h,[],{comment:Cc.#hd(c,`${c.language}: ${yg}`)});this.focus();});}
static #hd(c,e){let ka=c.raw_comment??null;return{was:ka,text:ka?`${ka}\n${e}`:e};}
discard(){for(let f of this.fields)f.put(da(f.field.text));Hd(this.asked);this.page.draftsChanged(this.asked);this.focus();}

#ec(){this.page.draftsChanged(this.asked);this.showButtons([]);this.#xb(180);}

#xb(zf=0){clearTimeout(this.timer);this.trials+=1;if(!this.isChanged)return this.#kc(this.entry.trial);for(let l of[...this.fields.map((f)=>f.findings),this.general,this.previewPlace])l.classList.add('old');this.timer=setTimeout(()=>this.#cf(this.trials),zf);return undefined;}
async #cf(A){let G=this.fields.filter((f)=>f.isChanged).map((f)=>({part:f.field.part,text:f.text}));let pa=await Y('trial',{...this.asked,texts:G}).catch((C)=>this.page.failed(C)??C);if(this.trials!==A)return;if(!(pa instanceof Error))this.#kc(pa);else{let ib=pa.status===413?[b('too_long')]:[];this.#kc({findings:[],preview:[],refused:ib,other_reasons:ib,exceptable:[]});}}
#kc(pa){let O=new Set(this.fields.map((f)=>f.field.part));for(let l of[...this.fields.map((f)=>f.findings),this.general,this.previewPlace])l.classList.remove('old');for(let f of this.fields)f.show(pa.findings.filter((n)=>n.part===f.field.part));D(this.general,pa.findings.filter((n)=>!O.has(n.part)).map((n)=>Nd(n,null)));D(this.previewPlace,nf(pa.preview,this.fields,this.page.languagesOf(this.entry).own));this.showButtons(pa.refused,pa.other_reasons,pa.exceptable);}
showButtons(ib,Eg=ib,sb=[]){let Nc=ib.length>0||Boolean(this.gone);D(this.reasons,this.gone?a('p',{},this.gone):null,ib.length?a('p',{},b('refused')):null,Eg.map((Ga)=>a('p',{class:'text'},Ga)));let Vf=this.isChanged&&this.fields.some((f)=>!f.text)&&!this.gone;for(let l of[this.general,this.reasons])l.classList.toggle('begun',Vf);if(this.page.readOnly)return;Object.assign(this,{isRefused:Nc,exceptable:sb});for(let U of[this.accept,this.review])U.disabled=Nc;this.anyway.hidden=!Nc||!sb.length||Boolean(this.gone);this.review.hidden=!this.anyway.hidden;this.accept.firstChild.textContent=b(this.isChanged||this.fields.some((f)=>!f.text)?'save_next':'accept_next');}

async #Je(h){await Dc(120);while(this.asked===h&&this.ahead)await Dc(120);if(this.asked!==h)return;let n=await Y('matches',h).catch(()=>null);if(this.asked!==h||!n||!this.entry)return;this.found=n.matches;this.drawMatches();let ne=await Y('origins',h).catch(()=>null);if(this.asked===h&&ne)D(this.originPlace,lf(ne.origins));let Ee=await Y('usages',h).catch(()=>null);if(this.asked===h&&Ee)D(this.usagePlace,sf(Ee.places));}
drawMatches(){let dc=this.page.readOnly?null:(I)=>this.use(I);this.matches=this.found??[];D(this.matchPlace,kf(this.matches,this.page.languagesOf(this.entry).own,dc));}

use(I){let wb=I.texts.length===1&&this.fields.length===1;for(let e of I.texts){let f=wb?this.fields[0]:this.fields.find((i)=>i.field.part===e.part);f?.put(da(e.text));}
this.focus();}


save(q,Rd){if(this.page.readOnly||!this.asked)return true;let Pb=this.fields.find((f)=>f.isAsked);if(Pb){Pb.clash.querySelector('button').focus();return true;}
if(this.ahead)this.ahead.state=this.ahead.hasText?q:null;let G=this.entry?this.page.saves.texts(this.entry,this.fields,q,Rd):[];if(G.length&&this.isRefused)return true;this.page.saves.save(this.asked,G);if(Rd)this.page.move(1);return true;}}
class Gf{constructor(){this.known=new Map();this.changes=new Map();this.generation=0;this.isReading=false;}

get(h){return this.known.get(F(h));}
keep(h,c){this.known.set(F(h),c);if(this.known.size>100)this.known.delete(this.known.keys().next().value);}

forget(h=null){if(!h){this.generation+=1;this.known.clear();return;}
this.known.delete(F(h));this.changes.set(F(h),(this.changes.get(F(h))??0)+1);}

#yb(h){return`${this.generation} ${this.changes.get(F(h))??0}`;}

async read(h){let Yg=this.#yb(h);let c=await Y('entry',h);if(Yg===this.#yb(h))this.keep(h,c);return c;}

async readAhead(j,z){this.wanted={language:j,keys:z};if(this.isReading)return;this.isReading=true;try{while(this.wanted)await this.#Xe();}catch{this.wanted=null;}finally{this.isReading=false;}}
async #Xe(){let{language:j,keys:z}=this.wanted;let gb=z.filter((u)=>this.get({...u,language:j})===undefined);let Xb=gb.length===z.length?gb.slice(0,1):gb;if(!Xb.length){this.wanted=null;return;}
let Zg=Xb.map((u)=>this.#yb({...u,language:j}));let{entries:ya}=await Y('entries',{language:j,keys:Xb});Xb.forEach((u,A)=>{let h={...u,language:j};if(Zg[A]===this.#yb(h))this.keep(h,ya[A]??null);});}}
let ce=(t)=>t instanceof HTMLTextAreaElement||(t instanceof HTMLInputElement&&/search|text/.test(t.type));let de=new Map();navigator.keyboard?.getLayoutMap?.().then((rg)=>{de=rg;},()=>{});function jg(m){document.addEventListener('keydown',(d)=>{if(d.isComposing||d.defaultPrevented||document.body.dataset.view==='start')return;let ra=ig(m,d)??lg(m,d);if(ra)d.preventDefault();});}

function ig(m,d){let{editor:H}=m;let u=d.key.toLowerCase();if(d.ctrlKey!==d.metaKey&&!d.altKey){if(u==='enter')return d.repeat||H.save(d.shiftKey?'needs_review':'translated',true);if(u==='s'&&!d.shiftKey)return d.repeat||H.save('translated',false);if((u==='z'||u==='y')&&!ce(d.target))return mg(m,d,u==='y'||d.shiftKey);return false;}
let A=kg(d);if(A)return ng(m,d,A);let Uf=d.altKey&&!d.ctrlKey&&!d.metaKey&&!d.getModifierState('AltGraph');if(Uf&&(d.key==='ArrowDown'||d.key==='ArrowUp')){m.move(d.key==='ArrowDown'?1:-1);return true;}
return d.altKey||d.ctrlKey||d.metaKey?false:undefined;}

function mg(m,d,Mc){if(d.target===m.list.scroller&&!d.repeat)m.undo(Mc);return true;}

function kg(d){let A=/^Digit([1-5])$/.exec(d.code)?.[1];if(!A||!d.altKey||d.metaKey)return null;if(lb)return d.ctrlKey?A:null;if(d.ctrlKey||d.getModifierState('AltGraph'))return null;return d.key===A||d.key===de.get(d.code)?A:null;}
function ng({editor:H,readOnly:Fa},d,A){let I=Fa?null:H.matches[A-1];if(I&&!d.repeat)H.use(I);return Boolean(I);}

function lg(m,d){let{bar:qc,editor:H,list:v}=m;let Kc=d.target===v.scroller;let Td=d.target===qc.search;if(d.repeat&&d.key==='Enter'&&d.target instanceof HTMLButtonElement)return true;let M={ArrowDown:1,ArrowUp:-1,PageDown:10,PageUp:-10}[d.key];if(M&&(Kc||Td)){v.move(M);return true;}
if(Kc&&(d.key==='Home'||d.key==='End')){v.go(d.key==='Home'?0:v.shown.length-1);return true;}
if(d.key==='Enter'&&(Kc||Td)){if(v.chosen===undefined)v.go(0);else m.open(v.chosen);if(v.shown.length)H.focus();return true;}
if(d.key==='Escape'&&H.element.contains(d.target)){m.back();return true;}
if(d.key==='/'&&!ce(d.target)){qc.search.focus();qc.search.select();return true;}
return false;}
let ua=60;let ee=6;class og{constructor(t,m){Object.assign(this,{page:m,rows:null,shown:[],words:[],place:-1,following:0});this.space=a('div',{'aria-hidden':'true'});this.scroller=a('div',{class:'rows',role:'listbox',tabindex:'0','aria-label':b('keys'),scroll:()=>this.draw(),},Array.from({length:8},()=>a('div',{class:'skeleton','aria-hidden':'true'})));this.counted=a('p',{class:'counted',role:'status'},b('loading'));this.all=a('button',{hidden:true,click:()=>m.showAll()},b('show_all'));this.drafts=a('button',{hidden:true,click:()=>m.showDraft()});D(t,m.bar.filters,this.scroller,a('div',{class:'foot muted'},this.counted,this.all,this.drafts));new ResizeObserver(()=>this.draw()).observe(this.scroller);}

show(N,Ae,aa,ea){let Bb=this.chosen;Object.assign(this,{rows:N,shown:Ae,languages:aa,words:ue(ea)});this.mark(Bb);this.space.style.height=`${Ae.length*ua}px`;if(this.place>=0)this.reveal();else this.scroller.scrollTop=0;this.draw();}

mark(k){this.place=k===undefined?-1:this.shown.indexOf(k);let Qd=k===undefined?0:this.shown.findIndex((r)=>r>k);this.following=Qd<0?this.shown.length:Qd;}

get chosen(){return this.shown[this.place];}

go(l){if(!this.shown.length)return;this.select(l);this.page.open(this.chosen);}

select(l){this.place=Math.max(0,Math.min(l,this.shown.length-1));this.reveal();this.draw();}

move(M){let fa=this.place>=0?this.place+M:this.following+(M>0?M-1:M);let l=Math.max(0,Math.min(fa,this.shown.length-1));if(l===this.place||!this.shown.length)return false;this.go(l);return true;}

reveal(){let wa=this.place*ua;let{scrollTop:we,clientHeight:tc}=this.scroller;let Lb=tc>6*ua?2*ua:0;if(wa-Lb<we)this.scroller.scrollTop=wa-Lb;else if(wa+ua+Lb>we+tc)this.scroller.scrollTop=wa+ua+Lb-tc;}

draw(){if(!this.rows)return;let Pa=Math.max(0,Math.floor(this.scroller.scrollTop/ua)-ee);let L=Math.min(this.shown.length,Pa+Math.ceil(this.scroller.clientHeight/ua)+2*ee);let Ff=this.shown.slice(Pa,L).map((k,A)=>this.row(k,Pa+A));D(this.scroller,this.space,Ff);if(this.place>=Pa&&this.place<L)this.scroller.setAttribute('aria-activedescendant',`row-${this.chosen}`);else this.scroller.removeAttribute('aria-activedescendant');this.counted.textContent=this.shown.length?b('count',{shown:this.shown.length,total:this.rows.keys.length}):this.page.nothing();this.all.hidden=this.shown.length>0||!this.rows.keys.length;}

showDrafts(ca){this.drafts.hidden=!ca;this.drafts.textContent=b('drafts',{count:ca});this.draw();}
row(k,l){let{keys:z,texts:G,sources:kb,statuses:Sg,severities:Wb}=this.rows;let P=Sg[k];let fd=['','','warning','error'][Wb[k]];let{own:E,source:S}=this.languages;let Oc=kb[k]===z[k]||!kb[k].trim();let ub=(e)=>this.words.some((X)=>Ub(e).includes(X));let Og=!Oc&&(!G[k]||G[k]===kb[k]||(ub(z[k])&&!ub(G[k])));let tf=Og?a('span',{class:'line key',dir:'ltr'},this.#hc(z[k])):a('span',{class:'line',dir:E?.is_right_to_left?'rtl':'auto',lang:E?.tag},this.#hc(G[k]));let t=a('div',{class:'row',role:'option',id:`row-${k}`,'aria-selected':String(l===this.place),'data-key':z[k],'aria-setsize':this.shown.length,'aria-posinset':l+1,title:z[k],mousedown:(d)=>d.preventDefault(),click:()=>{this.scroller.focus();this.go(l);},},a('span',{class:`dot ${P}`}),a('span',{class:'head',dir:Oc?'auto':S?.is_right_to_left?'rtl':'ltr',lang:S?.tag},this.#hc(Oc?z[k]:kb[k])),a('span',{class:`state ${P}`},this.page.isUnsaved(k)?a('strong',{class:'warning'},b('unsaved')):null,fd?a('span',{class:fd},b(`severity.${fd}`)):null,a('span',{},ed(P))),tf);t.style.top=`${l*ua}px`;return t;}
#hc(e){return e?fe(e.slice(0,300).replace(/\s+/g,' '),this.words):'\u00a0';}}
class zg{constructor(t){this.element=t;this.shown=new Map();}

show(p,e,mc=[],Xf=false){if((this.shown.get(p)?.text??'')===e)return;if(e)this.shown.set(p,{text:e,actions:mc,isCalm:Xf});else this.shown.delete(p);D(this.element,[...this.shown.values()].map((Rc)=>a('div',{class:Rc.isCalm?'notice calm':'notice'},a('p',{class:'text'},Rc.text),Rc.actions.map(([ha,qb])=>a('button',{click:qb},ha)))));this.element.hidden=!this.shown.size;}
clear(p){this.show(p,'');}}
class Wc{constructor(m){Object.assign(this,{page:m,waiting:[],done:[],undone:[],count:0});}

#Ve(c,x){let Ig=this.waiting.filter((o)=>F(o.asked)===F(c));return Ig.flatMap((o)=>o.texts).findLast((e)=>e.part===x);}

isBusy(c){return this.waiting.some((o)=>F(o.asked)===F(c));}

texts(c,T,q,vb){return T.map(({field:f,text:e})=>this.#bf(c,f,e,q,vb)).filter(Boolean);}

save(h,G,{comment:Db=null,group:ta=null}={}){if(!G.length&&!Db)return;let o={kind:'save',number:this.count++,asked:h,texts:G.map((i)=>i.after),before:G.map((i)=>i.before),comment:Db,group:ta};this.done.push(o);this.undone=[];this.#gd(o);}

removal(c){return c.fields.filter((f)=>(f.text??null)!==null).map((f)=>{let E={part:f.part,key:c.key,language:c.language};let q=f.state||'translated';return{after:{...E,was:f.text,text:null,state:q},before:{...E,text:f.text,state:q}};});}
#bf(c,f,e,q,vb){let Sb=this.#Ve(c,f.part);let ka=Sb?Sb.text:f.text??null;let Tc=Sb?Sb.state:f.state;let Vd=e!==da(ka);if(!Vd&&(!vb||ka===null||Tc===q||(!Tc&&q==='translated')))return null;let E={part:f.part,key:c.key,language:c.language};return{after:{...E,was:ka,text:Vd?Cf(f,e):ka,state:q},before:{...E,text:ka,state:Tc||'translated'},};}

undo(){return this.#id(this.done,this.undone,(o)=>({kind:'undo',texts:Wc.#ec(o.texts,o.before),comment:o.comment&&{was:o.comment.text,text:o.comment.was??''},}));}

redo(){return this.#id(this.undone,this.done,()=>({kind:'redo'}));}
#id(K,W,rc){let L=K.at(-1);while(K.length&&(K.at(-1)===L||(L.group&&K.at(-1).group===L.group))){let o=K.pop();W.push(o);this.#gd({...o,...rc(o),repeats:o});}
return L;}
static #ec(K,W){return W.map((e)=>({...e,was:K.find((i)=>i.part===e.part).text}));}
async #gd(o){this.waiting.push(o);this.page.saving();if(this.waiting.length>1)return;while(this.waiting.length){let[hb]=this.waiting;let{asked:h,texts:G,comment:Db}=hb;let Yd=!hb.repeats?.hasFailed;let s=Yd?await Y('save',{...h,texts:G,comment:Db}).catch((C)=>C):null;this.waiting.shift();if(Yd)this.#Oe(hb,s);else if(!this.waiting.length)this.page.tell('');}}
#Oe(o,s){if(s instanceof Error){if(!(s instanceof nb))reportError(s);this.#ud(o,true);this.page.notSaved(o,null,s.status??0);}else if(s.outcome==='saved'||Wc.#Qe(o,s)){this.#af(o);this.page.saved(o,s);}else{this.#ud(o,false);this.page.notSaved(o,s);}}

#ud(o,cg){let E=o.repeats??o;this.done=this.done.filter((i)=>i!==E);this.undone=this.undone.filter((i)=>i!==E);E.hasFailed=!cg||!o.repeats;if(E.hasFailed)return;if(o.kind==='undo')this.done=[...this.done,E].sort((i,r)=>i.number-r.number);else this.undone=[...this.undone,E].sort((i,r)=>r.number-i.number);}

static #Qe(o,{outcome:Cg,entry:c}){return Cg==='conflict'&&Boolean(c)&&(!o.comment||(c.raw_comment??'')===o.comment.text)&&o.texts.every((e)=>{let f=c.fields.find((i)=>i.part===e.part);return(f?.text??null)===e.text&&(e.text===null||(f.state??'translated')===e.state);});}
#af(o){for(let e of o.texts){let Ma=Eb(o.asked,e.part);if(Ma&&Ma.text===da(e.text))Hd(o.asked,e.part);else if(Ma)Ac(o.asked,e.part,e.text);}}}
class Qg{constructor(t,m){Object.assign(this,{element:t,page:m});this.cards=a('ul',{class:'cards'});this.tag=a('input',{type:'text',id:'new-language',autocomplete:'off',spellcheck:'false','aria-describedby':'new-hint'});this.hint=a('p',{class:'facts',id:'new-hint',role:'status'},b('new_language_hint'));D(t,a('div',{class:'sheet'},a('p',{class:'muted',dir:'auto'},V(m.name)),a('h1',{},b('start_title')),this.cards,m.readOnly?null:a('form',{submit:(d)=>this.#Le(d)},a('label',{for:'new-language'},b('new_language')),a('div',{class:'pair'},this.tag,a('button',{type:'submit'},b('start'))),this.hint)));}

draw(){let la=this.page.project.languages.filter((j)=>!j.is_source);D(this.cards,la.map((j)=>a('li',{},this.#Me(j))));}
#Me({tag:y,wanted:fa,translated:xa}){let Qa=fa!==undefined;let pe=fa?Math.floor((xa*100)/fa):100;let fb=Qa?fa-xa:0;return a('button',{click:()=>this.page.enterLanguage(y)},a('strong',{},ba(y)),a('span',{class:'facts'},y),a('progress',{max:'100',value:Qa?pe:null,'aria-hidden':'true'}),a('span',{class:'facts'},Qa?`${pe} % · ${fb?b('left',{count:fb}):b('complete')}`:b('loading')));}
async #Le(d){d.preventDefault();let h=this.tag.value.trim().replaceAll('_','-');if(!h)return this.tag.focus();let s=await Y('language',{language:h}).catch((C)=>this.page.failed(C));if(!s)return undefined;this.tag.setAttribute('aria-invalid',String(Boolean(s.reason)));this.hint.textContent=s.reason??b('new_language_hint');if(s.reason)return this.tag.focus();this.tag.value='';await this.page.read();return this.page.enterLanguage(s.language);}}
function Kb(y){try{let{language:j,script:Jg}=new Intl.Locale(y).maximize();return`${j}-${Jg}`;}catch{return y;}}

async function qg({languages:aa}){let Zb=aa.filter((i)=>!i.is_source).map((i)=>i.tag);if(Zb.length<2)return Zb[0]??aa[0]?.tag;let kb=aa.filter((i)=>i.is_source).map((i)=>Kb(i.tag));for(let se of navigator.languages.filter((y)=>!kb.includes(Kb(y)))){let bb=Zb.find((y)=>y.toLowerCase()===se.toLowerCase());let Jb=Zb.filter((y)=>Kb(y)===Kb(se));if(Jb.length===1)return Jb[0];if(!Jb.length)continue;let{languages:vc}=await Y('progress');let xa=(y)=>vc.find((i)=>i.tag===y)?.translated??0;let Nb=Jb.reduce((Cd,y)=>(xa(y)>xa(Cd)?y:Cd));return bb&&xa(bb)*2>=xa(Nb)?bb:Nb;}
return null;}

class pg{constructor(){this.entries=new Gf();this.saves=new Wc(this);this.aheads=new Set();Object.assign(this,{epoch:0,readEpoch:0});this.notices=new zg(document.getElementById('banner'));this.message=document.getElementById('message');}
start(){document.title=`${b('title')} – fitloc`;window.addEventListener('hashchange',()=>this.enter(true));window.addEventListener('beforeunload',(d)=>{if(!this.isLeaving&&this.hasUnsaved)d.preventDefault();});document.addEventListener('visibilitychange',()=>this.poll());window.addEventListener('focus',()=>this.poll());this.enter();this.wait();}
get hasUnsaved(){return xc().length>0||this.saves.waiting.length>0||[...this.aheads].some((J)=>J.hasText);}

async enter(Ud=false){let Da=hf();if(!Da&&this.project)return Ud?this.restore():undefined;this.notices.show('connection',zd()?'':b('no_token'));this.epoch+=1;await this.poll();if(Ud&&this.project)this.keepPlace(true);return undefined;}


async read(){let ja=await Y('project');if(this.project&&this.project.folder!==ja.folder)return this.leave();this.take(ja);if(!this.list)this.build();this.entries.forget();this.bar.draw();this.overview.draw();if(!this.hasBegun)await this.chooseFirst();await this.load();if(!this.rows){if(ja.languages.length)this.showStart();else this.list.counted.textContent=b('no_keys');if(!ja.languages.length)this.editor.empty(b('no_keys'));return this.count();}
if(!this.hasBegun)this.begin();else if(this.editor.asked)await this.editor.reread();else this.settle(true);return this.count();}

leave(){this.isLeaving=true;yd({},true);location.reload();}
take(ja){let Sd=this.project?.languages.find((i)=>i.tag===this.language);this.project=ja;this.readOnly=ja.is_read_only;this.revision=ja.revision;this.showProblems(ja.problems);let Qa=ja.languages.some((i)=>i.tag===this.language);if(!Qa&&Sd)ja.languages.push({...Sd,is_gone:true});this.showLanguage();}

showLanguage(){let E=this.project.languages.find((i)=>i.tag===this.language);this.notices.show('language',E?.is_gone?b('language_away',{language:ba(E.tag)}):'');}
build(){document.title=`${this.name} – ${b('title')} – fitloc`;Df(this.project.folder);this.bar=new ob(document.getElementById('bar'),this);this.overview=new Qg(document.getElementById('start'),this);this.list=new og(document.getElementById('list'),this);this.editor=new Cc(document.getElementById('editor'),this);jg(this);}

get name(){return this.project.folder.split('/').findLast(Boolean)??'/';}

async chooseFirst(){let Ob=oc()?.language;let Qa=(y)=>this.project.languages.some((i)=>i.tag===y);this.language??=Qa(Ob)?Ob:await qg(this.project);}

begin(){this.hasBegun=true;this.view='list';let l=oc();let Zd=l?.language===this.language;this.bar.filter=Zd?l.filter:{state:this.rows.counts.unfinished?'unfinished':''};this.filter();let be=Zd&&l.asked&&this.rows.find(l.asked)!==undefined;if(be){this.show(l.asked);this.view='editor';}
this.settle(!be);this.keepPlace(true);this.draftsChanged();this.list.scroller.focus();}

set view(ah){document.body.dataset.view=ah;}
get view(){return document.body.dataset.view;}

showStart(){this.overview.draw();this.view='start';if(this.hasBegun)this.keepPlace();this.count();}

async enterLanguage(j){this.view='list';if(this.hasBegun){this.bar.filter={};this.bar.language.value=j;await this.choose(j);if(this.rows.counts.unfinished)this.bar.filter={state:'unfinished'};this.settle(true);}else{this.language=j;await this.read().catch((C)=>this.failed(C));}
this.list.scroller.focus();}

async restore(){let l=oc();if(!l||!this.project.languages.some((i)=>i.tag===l.language))return this.showStart();if(this.view==='start')this.view='list';if(!this.hasBegun){this.language=l.language;return this.read().catch((C)=>this.failed(C));}
this.isRestoring=true;this.bar.filter=l.filter;if(l.language!==this.language){this.bar.language.value=l.language;await this.choose(l.language);}
if(l.asked)this.editor.show(l.asked);this.filter();this.isRestoring=false;return this.keepPlace(true);}

keepPlace(Uc=false){if(this.isRestoring||!this.hasBegun)return;let ae=this.view==='start';let{asked:h}=this.editor;let{search:ea,...cb}=this.bar.filter;let Ea=JSON.stringify([ae,this.language,h,cb]);let l=ae?{}:{language:this.language,asked:h,filter:{...cb,search:ea}};yd(l,Uc||Ea===this.known);this.known=Ea;}
async copyLink(){let Yf=await navigator.clipboard.writeText(location.href).then(()=>true,()=>false);this.tell(Yf?b('copied'):location.href);}

languagesOf({table:w,language:j}){let la=this.project.languages;let S=this.project.tables.find((i)=>i.path===w)?.source_language;return{own:la.find((i)=>i.tag===j)??{tag:j},source:la.find((i)=>i.tag===S)??la.find((i)=>i.is_source),};}
hasTable(Sc){return this.project.tables.some((w)=>w.path===Sc);}


async load(){let{language:j}=this;this.bar.language.value=j??'';if(!j)return;let N=new Gg(await Y('index',{language:j}));if(j!==this.language)return;this.rows=N;this.revision=Math.min(this.revision,N.revision);let wa=this.list.scroller.scrollTop;this.list.shown=[];this.filter();this.list.scroller.scrollTop=wa;this.list.draw();}

async count(){let{languages:aa}=await Y('progress');this.bar.showLanguages(aa);this.overview.draw();}

filter(){if(!this.rows)return;let{asked:h}=this.editor;this.list.show(this.rows,this.rows.passing(this.bar.filter),this.languagesOf({language:this.language}),this.bar.filter.search);this.bar.showProgress(this.rows);this.list.mark(h?this.rows.find(h):undefined);if(this.list.place>=0)this.list.reveal();this.list.draw();}

settle(Of){this.filter();if(!this.rows||this.rows.language!==this.language)return;let{editor:H,list:v}=this;if(!v.shown.length&&!H.isTouched){H.empty(this.nothing(),v.rows.keys.length?this.allButton():null,this.isDone);}else if(v.shown.length&&v.place<0&&!H.isTouched&&(Of||!H.asked)){let L=H.asked?-1:v.shown.indexOf(H.last&&this.rows.find(H.last));v.select(Math.max(0,L));this.show({...this.rows.at(v.chosen),language:this.language});}
this.keepPlace();}

nothing(){if(!this.rows.keys.length)return b('no_keys');return b(this.isDone?'all_done':'nothing',{language:ba(this.language)});}

get isDone(){let{search:ea,table:w,state:q,findings:ma,changed:R}=this.bar.filter;return q==='unfinished'&&!ea&&!w&&!ma&&!R&&this.rows.keys.length>0;}
allButton(){let U=document.createElement('button');U.type='button';U.textContent=b('show_all');U.addEventListener('click',()=>this.showAll());return U;}

showAll(){this.bar.filter={};this.settle(true);this.list.scroller.focus();}

async choose(j){this.language=j;let{asked:h}=this.editor;if(h)this.show({...h,language:j});this.showLanguage();let{scroller:Xc}=this.list;let Ya=Xc.scrollTop;try{await this.load();let wa=Xc.scrollTop;this.settle(true);if(wa!==Ya)Xc.scrollTop=wa;this.list.draw();}catch(C){this.failed(C);}}


open(k){this.view='editor';this.show({...this.rows.at(k),language:this.language});}
show(h){let Hc=this.editor.element.contains(document.activeElement);this.editor.show(h);if(Hc)this.editor.focus();this.keepPlace();}
sourceOf(h){let k=this.rows?.find(h);return k===undefined?'':this.rows.sources[k];}

readAhead(){let{list:v,rows:N}=this;if(!N||N.language!==this.language)return;let hb=v.place>=0?v.place+1:v.following;let Qb=[0,1,2,3,4,5,6,7].map((B)=>hb+B).concat(hb-2);this.entries.readAhead(this.language,Qb.filter((l)=>v.shown[l]!==undefined).map((l)=>N.at(v.shown[l])));}

move(M){return this.list.move(M);}
back(){this.view='list';this.list.scroller.focus();}
async goTo(h){if(h.language!==this.language){this.language=h.language;this.bar.language.value=h.language;this.show(h);await this.load().catch((C)=>this.failed(C));}
this.view='editor';this.show(h);this.filter();}

undo(Mc){let o=Mc?this.saves.redo():this.saves.undo();if(o)this.goTo(o.asked);}
saving(){this.bar.showSaves(this.saves);this.tell('');clearTimeout(this.telling);this.telling=setTimeout(()=>{this.message.textContent=b('saving');},300);}
saved({kind:Z,asked:h,texts:G},{entry:c}){this.entries.forget(h);if(c)this.entries.keep(h,c);if(!this.saves.waiting.length)this.tell(b({save:'saved',undo:'undone',redo:'redone'}[Z]));this.notices.clear(`unsaved ${F(h)}`);if(c&&this.editor.entry&&this.isShown(h))this.editor.update(c,true);this.bar.showSaves(this.saves);this.draftsChanged(h);if(Z==='save'&&c?.is_source&&G.some((e)=>e.was&&e.was!==e.text))this.sourceChanged(h,c);this.poll();}

sourceChanged(h,c){let aa=c.others.map((r)=>r.language);let p=`source ${F(h)}`;if(!aa.length)return;this.notices.show(p,b('source_changed',{key:h.key,count:aa.length}),[[b('mark_translations'),()=>{this.notices.clear(p);Ng(this,h,aa);}],[b('dismiss'),()=>this.notices.clear(p)],],true);}

notSaved({kind:Z,asked:h},s,P=200){let Hf={0:'not_answered',403:'not_allowed',413:'too_long'}[P]??'failed';let Ga=s?s.reasons.join(' '):b(Hf,{status:P});this.tell('');this.entries.forget(h);if(Z==='save')this.unsaved(h,Ga);else this.notices.show('undo',b('not_undone',{key:h.key,reason:Ga}),[[b('dismiss'),()=>this.notices.clear('undo')]]);this.bar.showSaves(this.saves);if(s?.entry&&this.editor.entry&&this.isShown(h))this.editor.update(s.entry);else if(this.isShown(h))this.editor.reread();if(s?.outcome==='refused'&&this.isShown(h))this.editor.showButtons(s.reasons);this.poll();}
unsaved(h,Ga){let p=`unsaved ${F(h)}`;let za={key:h.key,language:ba(h.language),reason:Ga};this.notices.show(p,b('not_saved',za),[[b('show'),()=>{this.goTo(h);this.editor.focus();}],[b('dismiss'),()=>this.notices.clear(p)],]);this.draftsChanged();}
isShown(h){return Boolean(this.editor.asked)&&F(this.editor.asked)===F(h);}
isUnsaved(k){return zc({...this.rows.at(k),language:this.language}).length>0;}

draftsChanged(h=null){if(h&&!zc(h).length)this.notices.clear(`unsaved ${F(h)}`);this.list.showDrafts(xc().length);}

showDraft(){let z=xc();let l=z.findIndex((u)=>this.isShown(u));this.goTo(z[(l+1)%z.length]);this.editor.focus();}

wait(){setTimeout(async()=>{try{if(document.visibilityState==='visible')await this.poll();}finally{this.wait();}},1000);}

async poll(){if(this.isPolling||!zd())return;this.isPolling=true;let{epoch:Kd}=this;try{if(this.readEpoch===Kd)await this.readChanges();else await this.read();this.readEpoch=Kd;this.notices.clear('connection');}catch(C){this.failed(C);}finally{this.isPolling=false;}}
async readChanges(){let{language:j}=this;let s=await Y('changes',{revision:this.revision,language:j??''});this.showProblems(s.problems);if(j!==this.language)return;if(s.is_all||this.rows?.language!==j)await this.read();else await this.takeChanges(s);}
async takeChanges(s){this.revision=s.revision;if(s.has_findings)await this.takeFindings();if(!s.rows.length)return undefined;for(let k of s.rows)this.entries.forget({table:this.rows.paths[k.table],key:k.key,language:this.language});let N=s.rows.map((k)=>this.rows.take(k));this.list.draw();this.bar.showProgress(this.rows);let{asked:h}=this.editor;let eb=s.rows.some((k)=>k.key===h?.key&&this.rows.paths[k.table]===h?.table);return N.includes(undefined)?this.read():eb?this.editor.reread():undefined;}

async takeFindings(){let{language:j}=this;let{severities:Wb}=await Y('findings',{language:j});if(j!==this.language||Wb.length!==this.rows.keys.length)return;this.rows.severities=Wb;if(this.bar.findings.checked)this.filter();else this.list.draw();}

tell(e){this.message.textContent=e;clearTimeout(this.telling);this.telling=setTimeout(()=>{this.message.textContent='';},2500);}
showProblems(re){this.notices.show('files',re.length?[...re,b('unreadable_files')].join('\n'):'');}

failed(C){if(!(C instanceof nb)){reportError(C);return undefined;}
if(C.status===404)return null;if(C.status===0)this.notices.show('connection',b('stopped',{port:location.port}));if(C.status===403)this.notices.show('connection',b('wrong_token'));return undefined;}}
new pg().start();
"""####,
        "style.css": ####"""
:root{color-scheme:light dark;--paper:#ffffff;--desk:#f6f7f9;--raised:#eef1f5;--line:#dfe3e8;--field:#848d98;--ink:#16191d;--muted:#56606b;--accent:#2456c7;--on-accent:#ffffff;--chosen:#e3ecfd;--chip:#e2e9fb;--on-chip:#1d3f94;--good:#17672f;--wait:#7f4a00;--bad:#b3261e;--found:#ffe58a;--shade:0 1px 2px #1015200f,0 4px 16px #1015200d;font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}@media (prefers-color-scheme: dark){:root{--paper:#171b20;--desk:#0f1216;--raised:#232930;--line:#2c333b;--field:#76818d;--ink:#e8ecf1;--muted:#a1abb7;--accent:#8fb4fb;--on-accent:#0a1830;--chosen:#1f3050;--chip:#26375c;--on-chip:#c3d5ff;--good:#62cf7e;--wait:#e8b654;--bad:#ff8d84;--found:#6b5600;--shade:0 1px 2px #0006}}*{box-sizing:border-box}html,body{height:100%;margin:0}body{display:flex;flex-direction:column;background:var(--desk);color:var(--ink)}button,input,select,textarea{font:inherit;color:inherit}button,select,input[type="search"],input[type="text"],textarea{background:var(--paper);border:1px solid var(--field);border-radius:8px;padding:.35rem .75rem}button{cursor:pointer}button:hover{background:var(--raised)}button:disabled{color:var(--muted);cursor:default}button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}button.main:hover{filter:brightness(1.08)}button.main:disabled{background:var(--raised);color:var(--muted);border-color:var(--line);filter:none}button.plain{border-color:transparent;background:transparent;padding:.35rem;display:inline-flex;align-items:center;gap:.25rem}button.plain:hover{background:var(--raised)}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}h1{font-size:1rem;font-weight:600;overflow-wrap:anywhere}h2{font-size:.8rem;font-weight:600;color:var(--muted);margin-bottom:.4rem}h3{font-size:.9rem;margin:1.25rem 0 .5rem;padding-top:.75rem;border-top:1px solid var(--line)}ul{list-style:none}kbd{font:.75rem/1 system-ui,sans-serif;opacity:.8;margin-inline-start:.5rem;white-space:nowrap}[hidden]{display:none !important}mark{background:var(--found);color:inherit;border-radius:2px}.icon{width:1.25rem;height:1.25rem;flex:none;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.icon.more{stroke-width:3}.muted,.facts{color:var(--muted)}.facts{font-size:.85rem;overflow-wrap:anywhere}.text{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate}.hidden-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.dot{display:inline-block;flex:none;width:.55rem;height:.55rem;border-radius:50%;border:2px solid currentcolor}.dot.translated{background:currentcolor}.state{font-size:.82rem;display:inline-flex;align-items:center;gap:.35rem;white-space:nowrap}.translated{color:var(--good)}.missing,.error{color:var(--bad)}.needs_review,.new,.incomplete,.machine_translated,.warning{color:var(--wait)}.stale,.excluded,.note{color:var(--muted)}.dot.needs_review,.dot.new,.dot.incomplete{background:linear-gradient(90deg,currentcolor 50%,transparent 50%)}.chip{display:inline;padding:0 .35em;border:0;border-radius:5px;background:var(--chip);color:var(--on-chip);font:.92em/1.4 ui-monospace,monospace;white-space:nowrap;unicode-bidi:isolate}button.chip:hover{background:var(--on-chip);color:var(--chip)}.space{background:radial-gradient(circle,var(--muted) 1px,transparent 1.5px) center / .28em 100%;white-space:pre-wrap}.break{position:relative}.break::before{content:"↵";position:absolute;color:var(--muted);font-size:.75em;opacity:.8}ins{background:color-mix(in srgb,var(--good) 18%,transparent);text-decoration:none;border-radius:3px}del{background:color-mix(in srgb,var(--bad) 14%,transparent);border-radius:3px}progress{appearance:none;border:0;height:6px;width:7rem;border-radius:3px;overflow:hidden;background:var(--line)}progress::-webkit-progress-bar{background:var(--line)}progress::-webkit-progress-value{background:var(--good);border-radius:3px}progress::-moz-progress-bar{background:var(--good)}#banner{background:var(--bad);color:var(--paper);max-height:40vh;overflow-y:auto}.notice{display:flex;flex-wrap:wrap;gap:.4rem .75rem;align-items:center;padding:.5rem 1rem}.notice.calm{background:var(--ink)}.notice + .notice{border-top:1px solid var(--paper)}.notice p{flex:1 1 20rem;min-width:0}.notice button{background:transparent;border-color:var(--paper)}.notice button:hover{text-decoration:underline}.notice :focus-visible{outline-color:var(--paper)}#bar{display:flex;gap:.75rem;align-items:center;padding:.5rem 1rem;background:var(--paper);border-bottom:1px solid var(--line)}#bar:empty{min-height:3.4rem}#bar .name{display:block;font-weight:700;max-width:14rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;flex:none}.pick{position:relative;min-width:0}.pick select{appearance:none;width:100%;max-width:20rem;padding-inline-end:2rem;font-weight:600;text-overflow:ellipsis}.pick .icon{position:absolute;inset-inline-end:.4rem;top:.55rem;pointer-events:none;color:var(--muted)}.total{display:flex;align-items:center;gap:.6rem;font-size:.85rem;color:var(--muted);white-space:nowrap}.find{position:relative;flex:1 1 12rem;max-width:30rem;margin-inline-start:auto}.find input{width:100%;padding-inline:2.2rem;border-color:var(--line);background:var(--desk)}.find .icon,.find kbd{position:absolute;inset-block-start:.6rem;color:var(--muted);pointer-events:none}.find .icon{inset-inline-start:.6rem;width:1.05rem}.find kbd{inset-inline-end:.7rem;border:1px solid var(--line);border-radius:4px;padding:.2rem .35rem;inset-block-start:.5rem}.find input:focus ~ kbd{display:none}.undo{display:inline-flex}.badge{background:var(--raised);border-radius:99px;padding:.1rem .7rem;font-size:.85rem;white-space:nowrap}.holder{position:relative;display:inline-block}.menu{position:absolute;z-index:5;inset-inline-end:0;top:calc(100% + .3rem);min-width:14rem;padding:.35rem;display:flex;flex-direction:column;background:var(--paper);border:1px solid var(--line);border-radius:10px;box-shadow:var(--shade),0 8px 30px #0003}.menu button{border:0;border-radius:6px;text-align:start;display:flex;justify-content:space-between;background:none;white-space:nowrap}.menu button:hover,.menu button:focus{background:var(--raised)}.actions .menu{top:auto;bottom:calc(100% + .3rem);inset-inline:0 auto}.menu label{padding:.3rem .5rem;display:grid;gap:.2rem}.menu select{width:100%}.tick,.menu .tick{display:flex;gap:.5rem;align-items:center}main{flex:1;min-height:0;display:grid;grid-template-columns:clamp(18rem,24vw,26rem) minmax(0,1fr)}#list{display:flex;flex-direction:column;min-height:0;min-width:0;background:var(--paper);border-inline-end:1px solid var(--line)}.filters{display:flex;align-items:center;gap:.5rem;padding:.5rem .75rem;border-bottom:1px solid var(--line)}.tabs{display:flex;flex:1;gap:.15rem;padding:.15rem;border-radius:9px;background:var(--raised);min-width:0}.tabs button{flex:1 1 auto;border:0;background:none;padding:.2rem .35rem;font-size:.82rem;border-radius:7px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.tabs button[aria-pressed="true"]{background:var(--paper);font-weight:600;box-shadow:var(--shade)}.count{color:var(--muted);font-variant-numeric:tabular-nums}.filters summary{list-style:none;display:flex;padding:.35rem;border-radius:8px;color:var(--muted)}.filters summary::-webkit-details-marker{display:none}.filters summary:hover{background:var(--raised)}.active summary{background:var(--chosen);color:var(--accent)}.rows{flex:1;overflow-y:auto;position:relative;contain:strict}.rows:focus-visible{outline:none}.rows:focus-visible .row[aria-selected="true"]{outline:2px solid var(--accent);outline-offset:-2px}.row{position:absolute;inset-inline:0;height:60px;padding:.45rem .9rem;border-bottom:1px solid var(--line);display:grid;grid-template:1fr 1fr / auto 1fr auto;column-gap:.65rem;align-items:center;cursor:pointer;overflow:hidden}.row>*{min-width:0}.row .head,.row .line{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;unicode-bidi:isolate}.row .head{font-weight:500}.row .line{color:var(--muted);font-size:.87rem;grid-column:2 / 4}.row .key{font:.78rem/1.5 ui-monospace,monospace}.row .state{font-size:.76rem}.row[aria-selected="true"]{background:var(--chosen);box-shadow:inset 3px 0 var(--accent)}.row:hover:not([aria-selected="true"]){background:var(--raised)}.skeleton{height:60px;border-bottom:1px solid var(--line);background:linear-gradient(var(--raised) 0 0) .9rem 1rem / 60% .7rem no-repeat,linear-gradient(var(--raised) 0 0) .9rem 2.2rem / 40% .6rem no-repeat;animation:wait 1.2s ease-in-out infinite alternate}@keyframes wait{to{opacity:.45}}.foot{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;min-height:2.4rem;padding:.25rem .9rem;border-top:1px solid var(--line);font-size:.85rem}.foot button{padding:.1rem .6rem}#editor{overflow-y:auto;padding:1.25rem 1.5rem 0}#editor,.side{display:flex;flex-direction:column;gap:1rem}.desk{max-width:52rem;width:100%;display:flex;flex-direction:column;gap:1rem}.side{max-width:52rem;padding-bottom:2rem}.side>div:empty,.desk>div:empty{display:none}.place{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center}.names{flex:1 1 12rem;min-width:0}.moves{display:flex}.sources,.target,.side section,.comment{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:.85rem 1.1rem}.sources,.target{box-shadow:var(--shade)}.sources .source{font-size:1.25rem;line-height:1.45}.sources .source + .source{margin-top:.35rem}.comment .text{font-size:.95rem}.form{font-weight:600;font-variant-numeric:tabular-nums}.field{margin-bottom:.9rem}.field .source{font-size:1.1rem;margin-bottom:.3rem}.input{position:relative;background:var(--paper);border-radius:8px}.paint,.input textarea{font-size:1.2rem;line-height:1.45;padding:.6rem .75rem;border:1px solid var(--field);border-radius:8px;width:100%;min-height:3rem;white-space:pre-wrap;overflow-wrap:break-word;letter-spacing:normal;tab-size:8}.paint{position:absolute;inset:0;border-color:transparent;color:transparent;overflow:hidden;pointer-events:none}.paint .chip{all:unset;background:var(--chip);border-radius:4px}.paint .break{position:static}.paint .break::before{opacity:.6}.input textarea{position:relative;display:block;background:transparent;resize:none;field-sizing:content}.input textarea:focus{outline:2px solid var(--accent);outline-offset:-1px;border-color:var(--accent)}.input textarea::placeholder{color:var(--muted);opacity:1}.input textarea:read-only{border-style:dashed;background:var(--raised)}.away textarea{border-style:dashed;color:var(--muted)}.old{opacity:.45}.input textarea[aria-invalid="true"]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}.below{display:flex;flex-wrap:wrap;gap:.25rem .9rem;font-size:.82rem;color:var(--muted);margin-top:.3rem}.below>:empty{display:none}.below:not(:has(>:not(:empty,[hidden]))){display:none}.insert{display:inline-flex;flex-wrap:wrap;gap:.35rem;align-items:center}.below .over{color:var(--bad);font-weight:600}.clash{border:2px solid var(--wait);border-radius:8px;padding:.6rem .85rem;margin-top:.4rem}.actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;position:sticky;bottom:0;margin:.25rem -1.1rem -.85rem;padding:.75rem 1.1rem;background:var(--paper);border-top:1px solid var(--line);border-radius:0 0 12px 12px}.actions>button{padding:.5rem 1rem}.reasons{color:var(--bad)}.reasons:not(:empty){margin:.5rem 0}.begun,.begun strong{color:var(--muted)}.begun .finding{border-color:var(--line)}.finding{margin-top:.4rem;padding:.3rem .7rem;font-size:.9rem;border-inline-start:3px solid var(--muted);background:var(--raised);border-radius:0 6px 6px 0}.error-line{border-color:var(--bad)}.warning-line{border-color:var(--wait)}.finding code{color:var(--muted);font-size:.8rem}.finding button{padding:0 .6rem}table{border-collapse:collapse;width:100%}th[scope="row"]{width:1%;white-space:nowrap}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line);font-weight:normal}tr:last-child>*{border:0}.offer{display:grid;grid-template-columns:auto 1fr auto;gap:.6rem;padding:.45rem 0;border-bottom:1px solid var(--line);align-items:start}.offer:last-child{border:0}.offer button,.term button{padding:.1rem .6rem}.percent{font-size:.8rem;font-weight:600;color:var(--good);font-variant-numeric:tabular-nums;padding-top:.15rem}.other,.origin{padding:.3rem 0}.other + .other,.origin + .origin{border-top:1px solid var(--line)}details summary{cursor:pointer;color:var(--muted);font-size:.85rem;font-weight:600}dl.keys{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;font-size:.85rem;margin-top:.5rem}dl.keys kbd{margin:0}.blank{margin:12vh auto;max-width:28rem;text-align:center;color:var(--muted);display:grid;gap:.75rem;justify-items:center}.blank h1{color:var(--ink);font-size:1.5rem}.done .icon{width:4rem;height:4rem;color:var(--good);stroke-width:1.6;border:2px solid;border-radius:50%;padding:.8rem}#message{position:fixed;z-index:9;inset-block-end:1rem;inset-inline-start:50%;translate:-50%;background:var(--ink);color:var(--paper);border-radius:99px;padding:.45rem 1.1rem;box-shadow:var(--shade);overflow-wrap:anywhere}#message:empty{display:none}dialog{border:1px solid var(--line);border-radius:14px;padding:1.25rem;width:min(40rem,calc(100vw - 2rem));max-height:calc(100vh - 3rem);background:var(--paper);color:var(--ink);box-shadow:0 20px 60px #0005}dialog::backdrop{background:#0006}dialog form{display:grid;gap:.75rem}dialog h2,.sheet h1{font-size:1.25rem;color:var(--ink);margin:0}dialog textarea{width:100%;resize:vertical}.ends,.pair{display:flex;gap:.5rem}.ends{justify-content:flex-end;position:sticky;bottom:-1.25rem;background:var(--paper);padding:.5rem 0}.pair input{flex:1;min-width:0}.changes{max-height:45vh;overflow-y:auto;border-block:1px solid var(--line)}.changes li{padding:.45rem 0;border-bottom:1px solid var(--line)}.changes label{display:grid;grid-template-columns:auto 1fr;gap:0 .6rem}.changes p{grid-column:2}#start{display:none;overflow-y:auto}[data-view="start"] main{display:block;overflow-y:auto}[data-view="start"] :is(#list,#editor,.pick,.total,.find){display:none !important}[data-view="start"] #bar .undo,[data-view="start"] #bar .badge{margin-inline-start:auto}[data-view="start"] #start{display:block}.sheet{max-width:60rem;margin:0 auto;padding:8vh 1.5rem 3rem;display:grid;gap:1rem}.sheet h1{font-size:1.75rem}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.75rem}.cards button{width:100%;display:grid;grid-template-columns:1fr auto;gap:.35rem .75rem;text-align:start;padding:1rem 1.1rem;border-color:var(--line);border-radius:12px;box-shadow:var(--shade)}.cards button:hover{border-color:var(--accent);background:var(--paper)}.cards progress{width:100%;grid-column:1 / 3}.sheet form{max-width:30rem;display:grid;gap:.4rem;padding-top:1rem}.only-narrow{display:none !important}@media (min-width: 1200px){#editor:has(>.side){display:grid;grid-template-columns:minmax(0,1fr) clamp(16rem,22vw,24rem);gap:0 1.5rem;align-content:start}#editor:has(>.side)>.desk{max-width:60rem;justify-self:center;padding-bottom:1.5rem}.side{padding-top:0}}@media (max-width: 1100px){.total span,.find kbd{display:none}}@media (max-width: 760px){main{grid-template-columns:minmax(0,1fr)}body[data-view="list"] #editor,body[data-view="editor"] #list{display:none}.only-narrow{display:inline-flex !important}#bar{flex-wrap:wrap;gap:.4rem;padding:.5rem .75rem}.pick{flex:1}#bar .name{max-width:8rem}.pick select{max-width:none}.place{gap:.5rem}.names{order:1;flex:1 0 100%}.place .only-narrow{margin-inline-end:auto}#list{border:0}.total{order:5;flex:1 0 100%}.total progress{flex:1}.total span{display:inline}.find{flex:1 0 100%;order:4;max-width:none}body[data-view="editor"] #bar,kbd{display:none}.row .state span:last-child{display:none}.actions{position:sticky;flex-wrap:nowrap;padding:.6rem .75rem;margin:.25rem -.85rem -.85rem}.actions>button{padding:.5rem .6rem;min-width:0}.actions .menu{inset-inline:auto 0}.sources,.target,.side section,.comment{padding:.85rem}#editor{padding:.75rem .75rem 0}.sheet{padding-top:2rem}}@media (max-height: 480px){.actions{position:static !important}}@media (prefers-reduced-motion: reduce){.skeleton{animation:none}}@media (forced-colors: active){.row[aria-selected="true"]{outline:2px solid Highlight;outline-offset:-2px}.dot{forced-color-adjust:none}}
"""####,
    ]
}
