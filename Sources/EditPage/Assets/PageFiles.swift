// Generated from the files in Sources/EditPage/Page by scripts/test --update: do not edit.
// swift-format-ignore-file

/// The files of the page that `fitloc edit` serves.
enum PageFiles {
    /// What they say, by their names.
    static let texts: [String: String] = [
        "icon.svg": ####"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2456c7"/><path d="M7 9h18v11H15l-5 5v-5H7z" fill="#fff"/><path d="M11 13h10M11 16.5h6" stroke="#2456c7" stroke-width="1.8"/></svg>

"""####,
        "index.html": ####"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>fitloc</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
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
import{language as jh,texts as kh}from'./texts.js'
function we(p,ua){try{if(ua===null)sessionStorage.removeItem(p);else sessionStorage.setItem(p,JSON.stringify(ua));return true;}catch{return false;}}

function ve(p){try{return JSON.parse(sessionStorage.getItem(p));}catch{return null;}}

function Lg(Rg){try{return Object.keys(sessionStorage).filter((p)=>p.startsWith(Rg));}catch{return[];}}
let Id='fitloc.secret';let Hd={language:'language',state:'show',search:'search',table:'catalog',key:'key',keyTable:'in'};let Gd={findings:'findings',changed:'changed'};let sc=true;let Za=null;function vf(){let bb=Za;let[Ta,...ja]=location.hash.slice(1).split('&');let Fa=/^[0-9a-f]{32}$/.test(Ta)?Ta:'';Za=Fa||Za||ve(Id);if(Fa)sc=we(Id,Fa);if(Fa&&sc)history.replaceState(null,'',ja.length?`#${ja.join('&')}`:location.pathname);return{secret:Za,isNew:Za!==bb};}

function tc(){let Fa=new URLSearchParams(location.hash.slice(1));let l={};for(let[Aa,Z]of Object.entries(Hd))l[Aa]=Fa.get(Z)??'';for(let[Aa,Z]of Object.entries(Gd))l[Aa]=Fa.has(Z);let{language:k,key:u,keyTable:wg,...fb}=l;return k?{language:k,asked:Fa.has('key')?{table:wg,key:u,language:k}:null,filter:fb}:null;}

function uf({language:k,asked:f,filter:fb}){let l=new URLSearchParams();let Ea={...fb,language:k,key:f?.key,keyTable:f?.table};for(let[Aa,Z]of Object.entries(Hd)){if(Ea[Aa]||(Aa==='key'&&f))l.set(Z,Ea[Aa]);}
for(let[Aa,Z]of Object.entries(Gd))if(Ea[Aa])l.set(Z,'1');return k?l.toString():'';}

function Jd(l,dd){let Kc=[sc?'':Za,uf(l)].filter(Boolean).join('&');if(location.hash.slice(1)===Kc)return;history[dd?'replaceState':'pushState'](null,'',Kc?`#${Kc}`:location.pathname);}
let uc=null;function yf(){let{secret:Yg,isNew:Ia}=vf();uc=Yg;return Ia;}

let Kd=()=>Boolean(uc);class nb extends Error{constructor(R){super(`status ${R}`);this.status=R;}}

async function S(p,Kf={}){let Zb=await fetch(`/api/${p}`,{method:'POST',headers:{'Content-Type':'application/json','X-Fitloc-Token':uc},body:JSON.stringify(Kf),}).catch(()=>null);if(!Zb)throw new nb(0);if(!Zb.ok)throw new nb(Zb.status);return Zb.json().catch(()=>{throw new nb(0);});}
function a(t,Ab={},...wc){let x=document.createElement(t);if(t==='button')x.type='button';for(let[p,ua]of Object.entries(Ab)){if(typeof ua==='function')x.addEventListener(p,ua);else if(typeof ua==='boolean')x.toggleAttribute(p,ua);else if(ua!==null&&ua!==undefined)x.setAttribute(p,ua);}
x.append(...wc.flat().filter((pb)=>pb!==null&&pb!==undefined));return x;}

function D(x,...wc){x.replaceChildren(...wc.flat().filter((pb)=>pb!==null&&pb!==undefined));}

let Hb=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;let Rf=(c)=>c.search(Hb)>=0;function U(c){return c.replace(Hb,(n)=>`‹U+${n.codePointAt(0).toString(16).toUpperCase().padStart(4,'0')}›`);}

function rb(k){return k?(k.is_right_to_left?'rtl':'ltr'):'auto';}
let Ga=(p)=>document.getElementById('icons').content.querySelector(`.${p}`).cloneNode(true);
document.documentElement.lang=jh;function b(P,Ea={}){return(kh[P]??P).replace(/\{(\w+)\}/g,(qh,p)=>(p in Ea?String(Ea[p]):qh));}

function nd(r){return kh[`status.${r}`]??r;}

function ba(t){try{return new Intl.DisplayNames([jh],{type:'language'}).of(t)??t;}catch{return t;}}

function sh(Db,t){let Ie;try{Ie=new Intl.PluralRules(t);}catch{return Db;}
let n=[];for(let A=0;A<=200&&n.length<4;A+=1)if(Ie.select(A)===Db)n.push(A);if(!n.length)return b('other_numbers');return n.slice(0,3).join(', ')+(n.length>3?'…':'');}
let rh={iphone:'iPhone',ipad:'iPad',ipod:'iPod touch',mac:'Mac',applewatch:'Apple Watch',appletv:'Apple TV',applevision:'Apple Vision',};let Te=(db)=>rh[db]??(db==='other'?b('other_devices'):db);function Se(v,t){let N=v.split('.');let Ub=N.map((C,l)=>{let Ld=N[l-1];if(Ld==='plural')return sh(C,t);if(Ld==='device')return Te(C);return['plural','device','substitutions','set'].includes(C)?'':C;});return Ub.filter(Boolean).join(' · ');}

let lb=/Mac|iPhone|iPad/.test(navigator.platform);function mb(Qd){if(!lb)return Qd.replace('Mod','Ctrl').replaceAll('Match','Alt');return Qd.replace('Mod+','⌘').replaceAll('Match+','⌃⌥').replace('Alt+','⌥').replace('Shift+','⇧').replace('Enter','↩');}
function xe(ia,vg){let q=a('div',{class:'menu',role:'menu',hidden:true,'aria-label':ia});let W=a('button',{class:'plain',title:ia,'aria-label':ia,'aria-haspopup':'menu','aria-expanded':'false'},Ga('more'));let x=a('span',{class:'holder'},W,q);let Fb=(bg)=>{q.hidden=true;W.setAttribute('aria-expanded','false');if(bg)W.focus();};let Vb=()=>{q.replaceChildren(...vg().filter(Boolean).map((Nb)=>a('button',{role:'menuitem',click:()=>{Fb(true);Nb.act();},},a('span',{},Nb.label),Nb.keys?a('kbd',{},mb(Nb.keys)):null)));q.hidden=false;W.setAttribute('aria-expanded','true');q.firstChild?.focus();};W.addEventListener('click',()=>(q.hidden?Vb():Fb(true)));q.addEventListener('keydown',(e)=>{let C={ArrowDown:1,ArrowUp:-1}[e.key];let ga=[...q.children];if(C)ga[(ga.indexOf(document.activeElement)+C+ga.length)%ga.length].focus();else if(e.key==='Escape')Fb(true);else return;e.preventDefault();e.stopPropagation();});x.addEventListener('focusout',(e)=>{if(!x.contains(e.relatedTarget))Fb(false);});return x;}
function Ac(gc,yc,rc){let Pa=a('dialog',{'aria-labelledby':'dialog-title',keydown:(e)=>e.stopPropagation(),close:()=>Pa.remove()},a('form',{method:'dialog',submit:(e)=>e.preventDefault()},a('h2',{id:'dialog-title'},gc),yc,a('div',{class:'ends'},a('button',{click:()=>Pa.close()},b('cancel')),rc)));document.body.append(Pa);Pa.showModal();return Pa;}

function Rd({title:gc,hint:Oc,action:qc,text:c=''},va){let Na=a('textarea',{rows:'3','aria-label':gc,dir:'auto','aria-describedby':'dialog-hint'});Na.value=c;let be=()=>{if(!Na.value.trim())return Na.focus();Pa.close();return va(Na.value.trim());};Na.addEventListener('keydown',(e)=>{if(e.key==='Enter'&&(e.ctrlKey||e.metaKey))be();});let Pa=Ac(gc,[Na,a('p',{class:'facts',id:'dialog-hint'},Oc)],a('button',{class:'main',click:be},qc));Na.focus();}
function Sd(la,Og,k){let[K,Y]=[la,Og].map((c)=>(c.length>4000?[c]:c.match(/\s+|[\p{L}\p{N}\p{M}]+|[^]/gu)??[]));let Nf=K.length*Y.length>250_000?[]:Qf(K,Y);let Ua=[];let[Vc,ed]=[0,0];for(let[i,B]of[...Nf,[K.length,Y.length]]){if(i>Vc)Ua.push(a('del',{},U(K.slice(Vc,i).join(''))));if(B>ed)Ua.push(a('ins',{},U(Y.slice(ed,B).join(''))));if(i<K.length)Ua.push(U(K[i]));[Vc,ed]=[i+1,B+1];}
return a('span',{class:'text',lang:k?.tag,dir:k?.is_right_to_left?'rtl':'auto'},Ua);}

function Qf(K,Y){let Ya=Y.length+1;let y=new Uint16Array((K.length+1)*Ya);for(let i=K.length-1;i>=0;i-=1){for(let B=Y.length-1;B>=0;B-=1){y[i*Ya+B]=K[i]===Y[B]?y[(i+1)*Ya+B+1]+1:Math.max(y[(i+1)*Ya+B],y[i*Ya+B+1]);}}
let Be=[];for(let[i,B]=[0,0];i<K.length&&B<Y.length;){if(K[i]===Y[B])Be.push([i++,B++]);else if(y[(i+1)*Ya+B]>=y[i*Ya+B+1])i+=1;else B+=1;}
return Be;}
let wa=new Map();let Jb='';let G=({table:y,key:u,language:k})=>JSON.stringify([y,u,k]);let ea=(c)=>(c??'').replace(/\r\n?/g,'\n');function Tf(cg){Jb=`fitloc.draft ${JSON.stringify(cg)} `;for(let p of Lg(Jb)){let O=ve(p);if(O)wa.set(p.slice(Jb.length),O);}}
function Fc(p,O){let je=!Object.keys(O).length;if(je)wa.delete(p);else wa.set(p,O);we(Jb+p,je?null:O);}

function Bc(){return[...wa.keys()].map((p)=>{let[y,u,k]=JSON.parse(p);return{table:y,key:u,language:k};});}

let Dc=(d)=>Object.keys(wa.get(G(d))??{});function Ib(d,v){return wa.get(G(d))?.[v];}

function Cc(d,h,c){let{[h.part]:la,...ja}=wa.get(G(d))??{};let E={text:c,was:la?la.was:h.text??null};Fc(G(d),Ud(h,c)?{...ja,[h.part]:E}:ja);}

function Ec(d,v,na){let O=wa.get(G(d));if(O?.[v])Fc(G(d),{...O,[v]:{...O[v],was:na}});}

function Td(d,v=null){let{[v]:th,...ja}=wa.get(G(d))??{};Fc(G(d),v===null?{}:ja);}

function Sf(h,c){return h.text?.includes('\r\n')?c.replaceAll('\n','\r\n'):c;}

function Ud(h,c){return c!==ea(h.text);}
let id=200;async function Me(k,z){let n=[];for(let ra=0;ra<z.length;ra+=20){let{entries:Da}=await S('entries',{language:k,keys:z.slice(ra,ra+20)});n.push(...Da.filter(Boolean));}
return n;}

class Le{constructor(m,r,vb){Object.assign(this,{page:m,state:r,isAll:vb,all:[],run:0});this.list=a('ul',{class:'changes'});this.more=a('p',{class:'facts'});this.button=a('button',{class:'main',click:()=>this.#mf()});this.#kc();}

async show(z,vc){let Vg=++this.run;let{language:k}=this.page;let Da=await Me(k,z.slice(0,id)).catch((s)=>this.page.failed(s))??[];if(Vg!==this.run)return;this.all=Da.map((d)=>{let V=d.fields.map((h)=>({field:h,text:vc(h)})).filter((i)=>i.text!==null);return{entry:d,typed:V,box:a('input',{type:'checkbox',checked:true,change:()=>this.#kc()})};}).filter((i)=>i.typed.length);let{own:E}=this.page.languagesOf({language:k});D(this.list,this.all.length?this.all.map(({entry:d,typed:V,box:Lf})=>a('li',{},a('label',{},Lf,a('span',{class:'facts'},U(d.key)),V.map(({field:h,text:c})=>a('p',{},Sd(h.text??'',c,E)))))):a('li',{class:'muted'},b('nothing_found')));this.list.classList.remove('old');this.more.textContent=z.length>id?b('more_found',{count:id}):'';this.#kc();}

fade(){this.list.classList.add('old');this.button.disabled=true;}
#ud(){return this.all.filter((i)=>i.box.checked);}
#kc(){let da=this.#ud().length;this.button.textContent=b('apply',{count:da});this.button.disabled=!da;}
#mf(){let xa=Symbol('changes');for(let{entry:d,typed:V}of this.#ud()){let f={table:d.table,key:d.key,language:d.language};let F=V.flatMap((i)=>this.page.saves.texts(d,[i],this.state??i.field.state??'translated',this.isAll));this.page.saves.save(f,F,{group:xa});}
this.button.closest('dialog').close();}}
let hd=(h)=>h.text!==null&&h.text!==undefined;function Zg(m){let{rows:L,list:q}=m;let z=q.shown.filter((j)=>L.statuses[j]==='needs_review').map((j)=>L.at(j));let pa=new Le(m,'translated',true);Ac(b('accept_many').replace('…',''),[a('p',{class:'facts'},b('accept_hint')),pa.list,pa.more],pa.button);pa.show(z,(h)=>(hd(h)&&h.state==='needs_review'?h.text:null));}

async function bh(m,f,aa){let xa=Symbol('review');let Da=[];for(let k of aa)Da.push(...await Me(k,[f]).catch((s)=>m.failed(s))??[]);for(let d of Da){let V=d.fields.filter((h)=>hd(h)&&(h.state||'translated')==='translated');let F=V.flatMap((h)=>m.saves.texts(d,[{field:h,text:ea(h.text)}],'needs_review',true));m.saves.save({...f,language:d.language},F,{group:xa});}}

function ah(m){let pa=new Le(m,null,false);let h=(P)=>a('input',{type:'text','aria-label':b(P),placeholder:b(P),dir:'auto',autocomplete:'off',input:()=>ae()});let[K,Y]=[h('find'),h('replace_with')];let eb=a('input',{type:'checkbox',change:()=>ae()});let Qe=0;let ae=()=>{pa.fade();clearTimeout(Qe);Qe=setTimeout(fa,200);};let fa=()=>{let{rows:L,list:q}=m;let Xd=K.value.replace(/[.*+?^${}()|[\]\\]/g,'\\$&');let ca=new RegExp(Xd,eb.checked?'gu':'giu');let ub=(c)=>Xd!==''&&c.search(ca)>=0;let z=q.shown.filter((j)=>ub(L.texts[j])).map((j)=>L.at(j));pa.show(z,(i)=>{let c=hd(i)&&ub(i.text)?i.text.replace(ca,()=>Y.value):i.text;return c===i.text?null:c;});};Ac(b('replace').replace('…',''),[a('div',{class:'pair'},K,Y),a('label',{class:'tick'},eb,b('match_case')),pa.list,pa.more],pa.button);K.focus();}
let Md=['unfinished','missing','new','incomplete','needs_review','translated','stale','excluded'];class ob{constructor(x,m){Object.assign(this,{element:x,page:m});let Sa=()=>m.settle(false);this.search=a('input',{type:'search',placeholder:b('search'),'aria-label':b('search'),autocomplete:'off',spellcheck:'false',input:Sa});this.language=a('select',{class:'language','aria-label':b('language'),change:()=>m.choose(this.language.value)});this.progress=a('progress',{max:'100','aria-label':b('status.translated')});this.done=a('span');this.undo=ob.#td('undo',()=>m.undo(false));this.redo=ob.#td('redo',()=>m.undo(true));this.#gf(Sa);D(x,a('h1',{class:'hidden-label'},document.title),a('button',{class:'plain name',title:b('languages'),'aria-label':`${b('project')}: ${m.name}`,click:()=>m.showStart()},U(m.name)),a('span',{class:'pick'},this.language,Ga('down')),a('span',{class:'total'},this.progress,this.done),a('label',{class:'find'},Ga('search'),this.search,a('kbd',{},'/')),m.readOnly?a('strong',{class:'badge'},b('read_only')):a('span',{class:'undo'},this.undo,this.redo),xe(b('more'),()=>[{label:b('languages'),act:()=>m.showStart()},{label:b('copy_link'),act:()=>m.copy(location.href)},m.readOnly||!m.rows?null:{label:b('replace'),act:()=>ah(m)},m.readOnly||!m.rows?null:{label:b('accept_many'),act:()=>Zg(m)},]));}
static #td(P,qb){return a('button',{class:'plain',title:b(P),hidden:true,click:qb},Ga(P),a('span',{class:'hidden-label'},b(P)));}
#gf(Sa){let{since:Oe}=this.page.project;let set=(r)=>()=>{this.state.value=r;Sa();};this.tabs=[['unfinished',b('status.unfinished')],['needs_review',b('status.needs_review')],['',b('all')]].map(([r,ia])=>{let da=a('span',{class:'count'});return{state:r,count:da,button:a('button',{click:set(r)},`${ia} `,da)};});this.table=a('select',{class:'table','aria-label':b('catalog'),change:()=>this.page.settle(true)});this.state=a('select',{class:'states','aria-label':b('state'),change:Sa},a('option',{value:''},b('any_state')),Md.map((r)=>a('option',{value:r},b(`status.${r}`))));this.findings=a('input',{type:'checkbox',change:Sa});this.changed=a('input',{type:'checkbox',change:Sa});let hh=a('summary',{title:b('filter'),'aria-label':b('filter')},Ga('filter'));let ia=(P,x)=>a('label',{},a('span',{class:'facts'},b(P)),x);this.tableLabel=ia('catalog',this.table);this.more=a('details',{class:'holder',keydown:(e)=>{if(e.key==='Escape')this.more.open=false;}},hh,a('div',{class:'menu'},ia('state',this.state),this.tableLabel,a('label',{class:'tick'},this.findings,b('with_findings')),Oe?a('label',{class:'tick'},this.changed,b('changed_since',{revision:Oe})):null));this.more.addEventListener('focusout',(e)=>{if(e.relatedTarget&&!this.more.contains(e.relatedTarget))this.more.open=false;});this.filters=a('div',{class:'filters'},a('div',{class:'tabs',role:'group','aria-label':b('state')},this.tabs.map((ld)=>ld.button)),this.more);}

draw(){let{languages:aa,tables:md}=this.page.project;let Eb=this.table.value;let dh=[...aa].sort((i,B)=>Boolean(i.is_source)-Boolean(B.is_source)||ba(i.tag).localeCompare(ba(B.tag),document.documentElement.lang));D(this.language,dh.map((k)=>a('option',{value:k.tag},ob.labelOf(k))));this.language.value=this.page.language??'';D(this.table,a('option',{value:''},b('all_catalogs')),md.map((y)=>a('option',{value:y.path},y.path)));this.table.value=md.some((y)=>y.path===Eb)?Eb:'';this.tableLabel.hidden=md.length<2;}
static labelOf({tag:t,wanted:ca,translated:sa,is_source:ug}){if(ug)return`${ba(t)} – ${b('source')}`;return ca===undefined?ba(t):`${ba(t)} – ${ca?Math.floor((sa*100)/ca):100} %`;}

showLanguages(zc){for(let k of this.page.project.languages){Object.assign(k,zc.find((i)=>i.tag===k.tag));this.#Ad(k);}}
#Ad(k){let ze=[...this.language.options].find((i)=>i.value===k.tag);if(ze)ze.textContent=ob.labelOf(k);}

get filter(){return{search:this.search.value,table:this.table.value,state:this.state.value,findings:this.findings.checked,changed:this.changed.checked,};}

set filter({search:fa='',table:y='',state:r='',findings:oa=false,changed:T=false}){this.search.value=fa;this.table.value=y;this.state.value=Md.includes(r)?r:'';this.findings.checked=oa;this.changed.checked=T;}

showProgress(L){let{progress:Xb,counts:cb}=L;this.progress.value=Xb.percent;this.done.textContent=b('progress',Xb);for(let{state:r,count:da,button:W}of this.tabs){da.textContent=String(cb[r]??0);W.setAttribute('aria-pressed',String(this.state.value===r));}
let{table:y,state:r,findings:oa,changed:T}=this.filter;this.more.classList.toggle('active',Boolean(y||oa||T||!this.tabs.some((ld)=>ld.state===r)));let E=this.page.project.languages.find((k)=>k.tag===this.page.language);if(!E)return;Object.assign(E,{wanted:Xb.total,translated:Xb.done});this.#Ad(E);}

showSaves({done:va,undone:lh}){this.undo.hidden=!va.length;this.redo.hidden=!lh.length;}}
function xf(e){if([...e.key].length!==1||e.metaKey)return false;return e.getModifierState('AltGraph')||(!e.ctrlKey&&(lb||!e.altKey));}

class wf{constructor(f){Object.assign(this,{asked:f,texts:[''],state:null});this.area=a('textarea',{rows:'1',readonly:true,lang:f.language,dir:'auto','aria-label':b('loading'),'aria-busy':'true',keydown:(e)=>this.#nc(e),paste:(e)=>this.#hf(e),});this.element=a('div',{class:'field ahead'},a('div',{class:'input'},this.area),a('p',{class:'facts'},`${ba(f.language)} · ${b('loading')}`));}

get hasText(){return this.texts.some(Boolean);}
#nc(e){let M=this.texts.length-1;let Mc=e.ctrlKey||e.metaKey||e.altKey;if(xf(e))this.texts[M]+=e.key;else if(e.key==='Enter'&&!Mc)this.texts[M]+='\n';else if(e.key==='Backspace'&&!Mc)this.texts[M]=[...this.texts[M]].slice(0,-1).join('');else if(e.key==='Tab'&&!Mc&&!e.shiftKey)this.texts.push('');else return;e.preventDefault();this.#Ma();}
#hf(e){this.texts[this.texts.length-1]+=e.clipboardData.getData('text/plain');e.preventDefault();this.#Ma();}
#Ma(){this.area.value=this.texts.join('\n');this.area.rows=Math.min(12,this.area.value.split('\n').length);}

settle(Ra){let V=Ra.map(()=>'');this.texts.forEach((c,A)=>{V[Math.min(A,Ra.length-1)]+=c;});let tb=[];let Ia=true;Ra.forEach((h,A)=>{if(!V[A])return;let la=Ib(this.asked,h.part)?.text??ea(h.text);if(la)Ia=false;tb.push({field:h,text:la+ea(V[A])});Cc(this.asked,h,la+ea(V[A]));});return{filled:tb,isNew:Ia};}}
let Ge=new Set(['missing','new','incomplete','needs_review']);function ac(c){let Xc=c.toLowerCase();return/^[\u0000-\u007f]*$/.test(Xc)?Xc:Xc.normalize('NFKD').replace(/\p{M}/gu,'');}

let He=(fa)=>[...ac(fa).matchAll(/"([^"]+)"|[^\s"]+/g)].map((I)=>I[1]??I[0]);class Ug{constructor(w){Object.assign(this,w);this.folded=this.keys.map((u,j)=>this.#xd(j));this.places=new Map(this.keys.map((u,j)=>[`${this.tables[j]} ${u}`,j]));this.tableOf=new Map(this.paths.map((Wa,y)=>[Wa,y]));}
#xd(j){return ac(`${this.keys[j]}\n${this.sources[j]}\n${this.texts[j]}\n${this.comments[j]}`);}

take(T){let j=this.places.get(`${T.table} ${T.key}`);if(j===undefined)return j;this.sources[j]=T.source;this.texts[j]=T.text;this.comments[j]=T.comment;this.statuses[j]=T.status;this.severities[j]=T.severity;this.changes[j]=T.is_changed;this.folded[j]=this.#xd(j);return j;}

find({table:y,key:u}){return this.places.get(`${this.tableOf.get(y)} ${u}`);}

at(j){return{table:this.paths[this.tables[j]],key:this.keys[j]};}

isUnfinished(j){return Ge.has(this.statuses[j]);}

passing({search:fa='',table:y,state:r,findings:oa,changed:T}){let ka=He(fa);let n=[];for(let j=0;j<this.keys.length;j+=1){if(y&&this.paths[this.tables[j]]!==y)continue;if(oa&&this.severities[j]<2)continue;if(T&&!this.changes[j])continue;if(r&&(r==='unfinished'?!this.isUnfinished(j):this.statuses[j]!==r))continue;if(!ka.every((Z)=>this.folded[j].includes(Z)))continue;n.push(j);}
return n;}

get counts(){let cb={'':this.keys.length,unfinished:0};for(let R of this.statuses){cb[R]=(cb[R]??0)+1;if(Ge.has(R))cb.unfinished+=1;}
return cb;}

get progress(){let[va,hc]=[0,0];for(let R of this.statuses){if(R!=='stale'&&R!=='excluded')hc+=1;if(R==='translated')va+=1;}
return{done:va,total:hc,percent:hc?Math.floor((va*100)/hc):100};}}
let te=/%#@\w+@|%arg\b|%\(\w+\)(?:@|[a-z]+)|%(?:\d+\$)?[-+0#']*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|ll|[hlqLztj])?[@diuxXofFeEgGcCsSpaA]|%%|\{\{\w+\}\}|\{\w+\}|\$\{\w+\}/g;let Kg=/^[ \t]+|[ \t]+$|[ \t]{2,}|[\u00a0\u202f\u2007]+|\n/gm;let ue=(c)=>[...new Set(c.match(te)??[])].filter((i)=>i!=='%%');function Zc(c){let n=[...c.matchAll(te)].map((I)=>({at:I.index,text:I[0],kind:'chip'}));let ih=(ab)=>n.some((i)=>ab>=i.at&&ab<i.at+i.text.length);let Dg=(i)=>(i==='\n'?'break':i.search(Hb)<0?'space':'unseen');let dg=[...c.matchAll(Kg),...c.matchAll(Hb)].filter((I)=>!ih(I.index)).map((I)=>({at:I.index,text:I[0],kind:Dg(I[0])}));let O=[];let ha=0;for(let v of[...n,...dg].sort((i,B)=>i.at-B.at)){if(v.at<ha)continue;if(v.at>ha)O.push({text:c.slice(ha,v.at),kind:''});O.push(v);ha=v.at+v.text.length;}
if(ha<c.length)O.push({text:c.slice(ha),kind:''});return O;}

function Sb(c,ka){if(!ka?.length||c.length>2000)return[U(c)];let ec=[];let Ic='';let ab=0;for(let Od of c){let i=ac(Od);for(let C=0;C<i.length;C+=1)ec.push(ab);Ic+=i;ab+=Od.length;}
ec.push(ab);let Lb=new Uint8Array(c.length+1);for(let Z of ka){for(let l=Ic.indexOf(Z);l>=0;l=Ic.indexOf(Z,l+Z.length)){Lb.fill(1,ec[l],ec[l+Z.length]);}}
let Ua=[];for(let ra=0,ha=0;ra<c.length;ra=ha){while(ha<c.length&&Lb[ha]===Lb[ra])ha+=1;let De=U(c.slice(ra,ha));Ua.push(Lb[ra]?a('mark',{},De):De);}
return Ua;}

function Ka(c,k,{insert:Ha=null,words:ka=[]}={}){return a('span',{class:'text',lang:k?.tag,dir:rb(k)},Zc(c).map(({text:v,kind:X})=>{if(X==='chip')return Rb(v,Ha);if(X)return a('span',{class:X},U(v));return Sb(v,ka);}).flat());}

function Ig(c,ka,Uc){let re=c.slice(0,300).replace(/\s*\n\s*/g,' · ').replace(/\s+/g,' ');if(!Uc)return Sb(re,ka);return Zc(re).flatMap(({text:v,kind:X})=>(X==='chip'?a('bdi',{dir:'ltr'},Sb(v,ka)):Sb(v,ka)));}

let Yc=(u)=>(u.trim()?U(u):b('empty_key'));function Rb(c,Ha){if(!Ha)return a('bdi',{class:'chip',dir:'ltr'},U(c));return a('button',{class:'chip',dir:'ltr',title:b('insert',{text:c}),tabindex:'-1',mousedown:(e)=>e.preventDefault(),click:()=>Ha(c),},U(c));}

function Jg(x,c){x.replaceChildren(...Zc(c).map(({text:v,kind:X})=>(X?a('span',{class:X},v):v)),'\u200b');}
let Oa=(Nc,...yc)=>a('section',{},a('h2',{},Nc),...yc);function Ff(d,Q,Ha,ka){if(d.is_source||!d.sources.length)return null;return a('section',{class:'sources'},a('h2',{},Q?`${b('source')} · ${ba(Q.tag)}`:b('source')),d.sources.map((c)=>a('p',{class:'source'},c.part?a('span',{class:'facts'},`${Se(c.part,Q?.tag)} `):null,Ka(c.text,Q,{insert:Ha,words:ka}))));}

function zf(d){if(!d.comment)return null;return a('section',{class:'comment'},a('h2',{},b('comment')),a('p',{class:'text',dir:'auto'},U(d.comment)));}

function Df(bc,Ra,k){if(!bc.some((jb)=>jb.text!==null&&jb.text!==undefined))return null;if(bc.length===1&&Ra.some((h)=>h.text===bc[0].text))return null;return Oa(b('preview'),a('table',{},a('tbody',{},bc.map((jb)=>a('tr',{},jb.facts.length?a('th',{scope:'row',class:'facts'},jb.facts.join(', ')):null,a('td',{dir:rb(k)},Ka(jb.text??'',k)))))));}

function Af(n,k,ic){if(!n.length)return null;return Oa(b('matches'),a('ul',{class:'offers'},n.map((I,A)=>a('li',{class:'offer'},a('span',{class:'percent'},`${I.percent} %`),a('div',{},I.texts.map((c)=>a('p',{dir:rb(k)},Ka(c.text,k))),a('p',{class:'facts',dir:'auto'},U(I.source))),ic?a('button',{title:mb(`Match+${A+1}`),click:()=>ic(I)},b('use')):null))));}

function Gf(n,Ha){if(!n.length)return null;return Oa(b('glossary'),a('ul',{},n.map((fc)=>a('li',{class:'term'},a('strong',{},fc.source),' → ',fc.renderings.map((i)=>[Rb(i,Ha),' ']).flat(),fc.never.length?a('span',{class:'muted'},`(${b('never',{words:fc.never.join(', ')})})`):null))));}

function Cf(n){if(!n.length)return null;let L=n.map(({language:t,is_right_to_left:Uc,texts:F})=>{let k={tag:t,is_right_to_left:Uc};return a('div',{class:'other'},a('p',{class:'facts'},ba(t)),F.map((c)=>a('div',{class:'reads'},c.part?a('span',{class:'facts'},Se(c.part,t)):null,a('p',{dir:rb(k)},Ka(c.text,k)))));});return a('section',{},a('details',{open:n.flatMap((B)=>B.texts).length<=6},a('summary',{},`${b('others')} (${n.length})`),L));}

function Bf(n){if(!n.length)return null;let fg=Object.groupBy(n,(i)=>[i.author,i.day,i.subject,i.language].join('\n'));return Oa(b('history'),a('ul',{},Object.values(fg).map((F)=>{let[Va]=F;return a('li',{class:'origin'},a('p',{class:'facts'},`${ba(Va.language)}: `,a('span',{dir:'auto'},Va.author?U(b('origin',Va)):b('uncommitted')),Va.subject?a('span',{class:'text',dir:'auto'},` – ${U(Va.subject)}`):null),F.filter((i)=>(i.before??i.text)!==i.text).map((i)=>a('p',{},Sd(i.before,i.text,{tag:i.language}))),Va.former_source?a('p',{class:'warning'},U(b('former_source',{text:Va.former_source}))):null);})));}

function Hf(Wb,Of){if(!Wb.length)return null;return Oa(b('usages'),a('ul',{},Wb.map(({location:l,code:Pd})=>a('li',{class:'usage',dir:'ltr'},a('button',{class:'plain',title:b('copy'),click:()=>Of(l)},U(l)),Pd?a('code',{class:'muted'},U(Pd)):null))));}

function Ef(){let z=[['Mod+Enter','save_next'],['Mod+Shift+Enter','review_next'],['Mod+S','save'],['Alt+↓ Alt+↑','shortcut.move'],['/','shortcut.search'],['Enter','shortcut.edit'],['Esc','shortcut.list'],['Match+1 … Match+5','shortcut.match'],['Match+0','suggest'],['Mod+Z','shortcut.undo'],['Mod+Shift+Z','shortcut.redo'],];return a('section',{},a('details',{},a('summary',{},b('shortcuts')),a('dl',{class:'keys'},z.flatMap(([u,ph])=>[a('dt',{},a('kbd',{},mb(u))),a('dd',{},b(ph))]))));}
let gb=new Map();let ig=200;function hg(d,v,c){let p=`${G(d)} ${v}`;let history=gb.get(p)??new gg(c);gb.delete(p);gb.set(p,history);if(gb.size>ig)gb.delete(gb.keys().next().value);return history;}
class gg{constructor(c){this.steps=[{text:c,caret:c.length,kind:null}];this.place=0;}

record(c,Mf=c.length,X=null){let M=this.steps[this.place];if(c===M.text)return;let C={text:c,caret:Mf,kind:X,time:Date.now()};if(this.#ff(C,M)){this.steps[this.place]=C;return;}
let Tb=c.length>20_000?20:500;this.steps=[...this.steps.slice(0,this.place+1),C].slice(-Tb);this.place=this.steps.length-1;}
#ff(C,M){if(!C.kind||C.kind!==M.kind||this.place===0)return false;if(C.kind==='insertCompositionText')return true;let fh=/\s$/.test(M.text.slice(0,M.caret))&&/\S$/.test(C.text.slice(0,C.caret));return C.time-M.time<2000&&Math.abs(C.caret-M.caret)<=2&&!fh;}

close(){this.steps[this.place].kind=null;}

go(N){let C=this.steps[this.place+N];if(C)this.place+=N;this.close();return C;}}
let Zf=new Intl.Segmenter();let Yf=CSS.supports('field-sizing','content');class Yd{constructor(d,h,{language:k,source:Q,readOnly:La,single:Pe,showsSource:kd,changed:T}){Object.assign(this,{entry:d,field:h,language:k,single:Pe,changed:T,readOnly:La});let P=`field-${h.part}`;this.findings=a('div',{id:`${P}-findings`,class:'found'});this.count=a('span');this.state=a('span');this.missing=a('span',{class:'insert',hidden:true});this.reads=a('div',{class:'reads',hidden:true});this.clash=a('div',{class:'clash',role:'alert',hidden:true});this.mark=a('span',{class:'warning',hidden:true},b('unsaved'));let Jc=Yd.label(h);let ia=Jc||ba(d.language);this.paint=a('div',{class:'paint','aria-hidden':'true'});this.area=a('textarea',{rows:'1',spellcheck:'true',lang:d.language,dir:rb(k),readonly:La,'aria-label':ia,'aria-describedby':`${P}-findings`,placeholder:La?null:b('type_here'),input:(e)=>this.typed(e.inputType??null),beforeinput:(e)=>this.#Ye(e),keydown:(e)=>this.#nc(e),compositionend:()=>this.history.close(),scroll:()=>{this.paint.scrollTop=this.area.scrollTop;},});this.paint.dir=this.area.dir;this.element=a('div',{class:'field'},Pe||!Jc?null:a('p',{class:'form'},Jc),kd?a('p',{class:'source'},Ka(h.source,Q,{insert:this.inserter})):null,a('div',{class:'input'},this.paint,this.area),this.reads,this.clash,a('div',{class:'below'},this.missing,this.state,this.mark,this.count),this.findings);this.history=hg(d,h.part,ea(h.text));let Qa=Ib(d,h.part);this.area.value=Qa?.text??h.text??'';this.history.record(this.text);if(Qa&&Qa.was!==(h.text??null))this.#sd();this.measure();}

static label({device:db,category:Db,numbers:Pg,part:v}){let Ja=[db&&Te(db),Db&&(Pg||b('other_numbers'))].filter(Boolean).join(' · ');return Ja||(v.includes('.')?v.split('.').at(-1):v);}
get text(){return this.area.value;}
get isChanged(){return Ud(this.field,this.text);}

get isAsked(){return!this.clash.hidden;}

get inserter(){return this.readOnly?null:(c)=>this.insert(c);}

insert(c){this.area.setRangeText(c,this.area.selectionStart,this.area.selectionEnd,'end');this.history.close();this.typed();this.area.focus();}

put(c){this.area.value=c;this.history.close();this.typed();}
typed(X=null){this.history.record(this.text,this.area.selectionEnd,X);this.#zd();}
#zd(){Cc(this.entry,this.field,this.text);if(!this.isChanged)this.clash.hidden=true;this.measure();this.changed();}

#nc(e){let pg=(lb?e.metaKey&&!e.ctrlKey:e.ctrlKey&&!e.metaKey)&&!e.altKey;let u=e.key.toLowerCase();if(!pg||e.isComposing||!(u==='z'||(u==='y'&&!lb)))return;e.preventDefault();this.step(u==='y'||e.shiftKey?1:-1);}
#Ye(e){let N={historyUndo:-1,historyRedo:1}[e.inputType];if(!N)return;e.preventDefault();this.step(N);}

step(N){let C=this.area.readOnly?undefined:this.history.go(N);if(!C)return;this.area.value=C.text;this.area.setSelectionRange(C.caret,C.caret);this.#zd();}

measure(){let{limit:Wc}=this.entry;let{state:r}=this.field;this.mark.hidden=!this.isChanged;D(this.state,r&&!this.single?a('span',{class:`state ${r}`},a('span',{class:`dot ${r}`}),nd(r)):null);if(this.text.length<20_000)Jg(this.paint,this.text);this.#df();this.#rf();let og=!this.text||['zero','one','two'].includes(this.field.category);let hb=this.readOnly||this.entry.is_source||og?[]:ue(this.field.source??'').filter((i)=>!this.text.includes(i));this.missing.hidden=!hb.length;D(this.missing,b('not_used'),hb.map((i)=>Rb(i,this.inserter)));if(!Wc)return;let da=[...Zf.segment(this.text)].length;this.count.textContent=b('characters',{count:da,limit:Wc});this.count.classList.toggle('over',da>Wc);}

#rf(){let{text:c}=this;this.reads.hidden=c.length>2000||!(Rf(c)||(this.language?.is_right_to_left&&ue(c).length));D(this.reads,this.reads.hidden?null:[a('span',{class:'facts'},b('reads')),a('p',{dir:this.area.dir},Ka(c,this.language))]);}

#df(){if(Yf)return;this.area.style.height='auto';if(this.area.scrollHeight)this.area.style.height=`${this.area.scrollHeight+2}px`;else requestAnimationFrame(()=>{if(this.area.scrollHeight)this.area.style.height=`${this.area.scrollHeight+2}px`;});}

show(oa){this.area.setAttribute('aria-invalid',String(oa.some((n)=>n.is_blocking||n.severity==='error')));let{text:c}=this;let Kb=(ag)=>{if(this.text===c)this.put(ag);};D(this.findings,oa.map((n)=>Zd(n,this.area.readOnly?null:Kb)));}

take(h,Rc){let V=this.isChanged?this.text:null;let qg=h.text!==this.field.text;this.field=h;if(Rc)Ec(this.entry,h.part,h.text??null);if(V===null&&this.text!==ea(h.text)){this.area.value=h.text??'';this.history.record(this.text);}
Cc(this.entry,h,this.text);if(qg){this.clash.hidden=true;if((Ib(this.entry,h.part)?.was??null)!==(h.text??null)&&this.isChanged)this.#sd();}
this.measure();}
#sd(){this.clash.hidden=false;let Ke=(c)=>{this.clash.hidden=true;Ec(this.entry,this.field.part,this.field.text??null);if(c!==null)this.put(c);this.area.focus();};D(this.clash,a('p',{},b('conflict')),a('p',{},Ka(this.field.text??'',this.language)),a('button',{click:()=>Ke(null)},b('keep_mine')),' ',a('button',{click:()=>Ke(ea(this.field.text))},b('take_theirs')));}}

function Zd(n,Kb){let jd=n.is_blocking?'error':n.severity;return a('p',{class:`finding ${jd}-line`},a('strong',{class:jd},b(`severity.${jd}`)),' ',a('span',{class:'text'},n.message),' ',a('code',{},n.rule),' ',n.fixed!==undefined&&n.fixed!==null&&Kb?a('button',{click:()=>Kb(n.fixed)},b('fix')):null);}
let Vd=matchMedia('(min-width: 1200px)');let Hc=(ad)=>new Promise((Tg)=>{setTimeout(Tg,ad);});class Gc{constructor(x,m){Object.assign(this,{element:x,page:m,asked:null,matches:[],trials:0});Vd.addEventListener('change',()=>this.#Bd());this.#oc();this.empty(b('loading'));}
#oc(){clearTimeout(this.timer);this.trials+=1;Object.assign(this,{entry:null,ahead:null,fields:[],matches:[],found:null,gone:''});}

empty(c,qc=null,ie=false){if(this.asked)this.last=this.asked;this.#oc();this.asked=null;D(this.element,a('div',{class:`blank ${ie?'done':''}`},ie?[Ga('check'),a('h1',{},b('done_title'))]:null,a('p',{},c),qc));}

show(f){if(this.asked&&G(f)===G(this.asked))return;this.#oc();this.asked=f;let Ja=this.page.entries.get(f);if(Ja)this.#Ma(Ja);else this.#bf(new wf(f));if(Ja)this.page.readAhead();this.#Xe(f);}

get isTouched(){return this.isChanged||Boolean(this.ahead?.hasText);}

get isChanged(){return this.fields.some((h)=>h.isChanged);}

#bf(J){this.ahead=J;let Q=this.page.sourceOf(J.asked);let{source:k}=this.page.languagesOf(J.asked);D(this.element,a('div',{class:'desk'},this.#lc(J.asked),Q?Oa(b('source'),a('p',{class:'source'},Ka(Q,k))):null,Oa(b('translation'),J.element)));this.element.scrollTop=0;this.#kf(J);}

async #kf(J){this.page.aheads.add(J);while(this.ahead===J||J.hasText){let d=await this.page.entries.read(J.asked).catch((s)=>this.page.failed(s));if(d!==undefined){this.#We(J,d);break;}
await Hc(1000);}
this.page.aheads.delete(J);}
#We(J,d){let ya=this.ahead===J;let Lc=ya&&document.activeElement===J.area;let{filled:tb,isNew:Ia}=J.settle(d?.fields??[{part:'',text:null}]);if(J.state&&tb.length){if(d&&Ia)this.page.saves.save(J.asked,this.page.saves.texts(d,tb,J.state,false));else this.page.unsaved(J.asked,b(d?'look_first':'gone'));}
this.page.draftsChanged();if(!ya)return;this.ahead=null;if(d)this.#Ma(d);else this.#wd();if(Lc)this.focus(J.texts.length-1);this.page.readAhead();}


async reread(){let{asked:f,entry:la}=this;if(!f||this.ahead||this.page.saves.isBusy(f))return;let d=await this.page.entries.read(f).catch((s)=>this.page.failed(s));if(this.asked!==f||this.entry!==la||d===undefined)return;if(!d)this.#wd();else if(!la||this.gone)this.#Dd(d);else this.update(d);}

update(d,Rc=false){let sg=d.fields.map((h)=>h.part).join()===this.entry.fields.map((h)=>h.part).join();if(!sg)return this.#Dd(d);this.entry=d;this.fields.forEach((h,A)=>h.take(d.fields[A],Rc));this.#vd(d);this.#yb();return undefined;}
#Dd(d){let l=this.fields.findIndex((h)=>h.area===document.activeElement);this.#Ma(d);this.drawMatches();if(l>=0)this.focus(l);}
#Ma(d){let{readOnly:La}=this.page;let{own:E,source:Q}=this.page.languagesOf(d);let wb=d.fields.length===1;Object.assign(this,{entry:d,gone:'',isRefused:false,matches:[],exceptable:[]});let[xa,bb]=[null,null];this.fields=[];let Jf=d.fields.map((h)=>{let kd=!wb&&!d.is_source&&h.source&&h.source!==h.text&&(h.source!==bb||h.substitution!==xa);let H=new Yd(d,h,{language:E,source:Q,readOnly:La,single:wb,showsSource:kd,changed:()=>this.#jc()});H.area.addEventListener('focus',()=>{this.current=H;});let Nc=wb||!d.fields.some((i)=>i.substitution)||(xa===(h.substitution??''))?null:a('h3',{},h.substitution?[`${b('substitution',{name:''}).trim()} `,Rb(`%#@${h.substitution}@`,null)]:b('sentence'));[xa,bb]=[h.substitution??'',h.source];this.fields.push(H);return[Nc,H.element];});this.current=this.fields[0];this.general=a('div',{'aria-live':'polite'});this.reasons=a('div',{class:'reasons','aria-live':'polite'});this.below=a('div',{},Jf.flat(),this.general,this.reasons);for(let p of['sourcePlace','commentPlace','termPlace','otherPlace','previewPlace','matchPlace','originPlace','usagePlace'])this[p]=a('div');this.target=a('section',{class:'target'},a('h2',{},d.is_source?b('source_text'):`${b('translation')} · ${ba(d.language)}`),this.below,La?null:this.#Ue());this.side=a('div',{class:'side'},this.termPlace,this.matchPlace,this.previewPlace,this.otherPlace,this.originPlace,this.usagePlace,Ef());D(this.element,a('div',{class:'desk'},this.#lc(d),this.sourcePlace,this.target),this.side);this.#Bd();this.element.scrollTop=0;this.#vd(d);this.#yb();}

#Bd(){if(!this.entry)return;if(Vd.matches)this.side.prepend(this.commentPlace);else this.target.before(this.commentPlace);}

get #yd(){return this.page.readOnly?null:(c)=>this.current.insert(c);}
#vd(d){let{source:Q}=this.page.languagesOf(d);D(this.statePlace,a('span',{class:`state ${d.status}`},a('span',{class:`dot ${d.status}`}),nd(d.status)));let lg=d.fields.length>1&&d.fields.every((h)=>h.source);D(this.sourcePlace,lg?null:Ff(d,Q,this.#yd,this.page.list.words));this.filePlace.textContent=d.path;D(this.commentPlace,zf(d));D(this.termPlace,Gf(d.terms,this.#yd));D(this.otherPlace,Cf(d.others));}

#wd(){let{asked:f}=this;this.gone=b(this.page.hasTable(f.table)?'gone':'catalog_away',{path:f.table});let O=Dc(f).map((v)=>({part:v,text:null}));let Mg={path:f.table,status:'missing',sources:[],others:[],terms:[],trial:{refused:[],other_reasons:[],exceptable:[],findings:[],preview:[]}};if(!this.entry&&O.length)this.#Ma({...Mg,...f,fields:O});this.gone=b(this.page.hasTable(f.table)?'gone':'catalog_away',{path:f.table});if(!this.entry){D(this.element,a('div',{class:'desk'},this.#lc(f),a('div',{class:'blank'},a('p',{},this.gone))));return;}
this.below.classList.add('away');D(this.statePlace);this.#yb();}
#lc({key:u,table:y}){let ye=(P,Uf,z,N)=>a('button',{class:'plain',title:`${b(P)} (${mb(z)})`,'aria-label':b(P),click:()=>this.page.move(N),},Ga(Uf));this.statePlace=a('span');this.filePlace=a('p',{class:'facts'},y);let ya=!u.trim()||u!==this.page.sourceOf({table:y,key:u});return a('div',{class:'place'},a('button',{class:'only-narrow plain',click:()=>this.page.back()},Ga('left'),b('back')),a('div',{class:'names'},a('h1',{dir:'auto',class:ya?'':'hidden-label'},Yc(u)),this.filePlace),this.statePlace,a('span',{class:'moves'},ye('previous','up','Alt+↑',-1),ye('next','down','Alt+↓',1)));}
#Ue(){let W=(P,z,qb,Ab={})=>a('button',{click:qb,title:mb(z),'aria-keyshortcuts':z.replace('Mod',lb?'Meta':'Control'),...Ab},a('span',{},b(P)),Ab.class?a('kbd',{'aria-hidden':'true'},mb(z)):null);this.accept=W('accept_next','Mod+Enter',()=>this.save('translated',true),{class:'main'});this.review=W('review_next','Mod+Shift+Enter',()=>this.save('needs_review',true));this.anyway=a('button',{hidden:true,click:()=>this.#nf()},b('save_anyway'));return a('div',{class:'actions'},this.accept,this.review,this.anyway,xe(b('more'),()=>{let{entry:d}=this;let tg=d.fields.some((h)=>(h.text??null)!==null);return[this.isChanged&&!this.isRefused?{label:b('save'),keys:'Mod+S',act:()=>this.save('translated',false)}:null,d.is_source?null:{label:b('copy_source'),act:()=>this.copySource()},d.is_source||this.gone?null:{label:b('suggest'),keys:'Match+0',act:()=>this.suggest()},this.isChanged?{label:b('revert'),act:()=>this.discard()}:null,d.is_source||!tg||this.gone?null:{label:b('remove'),act:()=>this.remove()},this.gone?null:{label:b('note'),act:()=>this.#Cd()},];}));}

focus(A=0){let h=this.fields[Math.min(A,this.fields.length-1)]??this.ahead;h?.area.focus();}
copySource(){for(let H of this.fields)if(H.field.source)H.put(ea(H.field.source));this.focus();}

remove(){let{asked:f,entry:d}=this;this.discard();this.page.saves.save(f,this.page.saves.removal(d));}

#nf(){let{asked:f,entry:d,fields:Ra,exceptable:sb}=this;let V=Ra.map(({field:h,text:c})=>({field:h,text:c}));Rd({title:b('reason'),hint:b('reason_hint',{rules:sb.join(', ')}),action:b('save')},(qa)=>{let F=this.page.saves.texts(d,V,'translated',false);this.page.saves.save(f,F,{comment:Gc.#qd(d,`${qa} [fitloc:off ${sb.join(' ')}]`)});this.focus();});}

#Cd({asked:f,entry:d}=this,c=''){let Oc=d.notes?b('note_hint_file',{path:d.notes}):b('note_hint');Rd({title:b('note').replace('…',''),hint:Oc,action:b('save'),text:c},(xb)=>{if(d.notes)this.#Ve({asked:f,entry:d},xb);else this.page.saves.save(f,[],{comment:Gc.#qd(d,`${d.language}: ${xb}`)});this.focus();});}

async #Ve(Fd,xb){let R=(s)=>b('failed',{status:s.status??0});let{path:Wa,reason:qa}=await S('note',{...Fd.asked,text:xb}).catch((s)=>({reason:this.page.failed(s)??R(s)}));this.page.tell(Wa?b('noted',{path:Wa}):qa,6000);if(!Wa)this.#Cd(Fd,xb);}
static #qd(d,c){let na=d.raw_comment??null;return{was:na,text:na?`${na}\n${c}`:c};}
discard(){for(let h of this.fields)h.put(ea(h.field.text));Td(this.asked);this.page.draftsChanged(this.asked);this.focus();}

#jc(){this.page.draftsChanged(this.asked);this.showButtons([]);this.#yb(180);}

#yb(Pf=0){clearTimeout(this.timer);this.trials+=1;if(!this.isChanged)return this.#pc(this.entry.trial);for(let l of[...this.fields.map((h)=>h.findings),this.general,this.previewPlace])l.classList.add('old');this.timer=setTimeout(()=>this.#tf(this.trials),Pf);return undefined;}
async #tf(A){let F=this.fields.filter((h)=>h.isChanged).map((h)=>({part:h.field.part,text:h.text}));let ta=await S('trial',{...this.asked,texts:F}).catch((s)=>this.page.failed(s)??s);if(this.trials!==A)return;if(!(ta instanceof Error))this.#pc(ta);else{let ib=ta.status===413?[b('too_long')]:[];this.#pc({findings:[],preview:[],refused:ib,other_reasons:ib,exceptable:[]});}}
#pc(ta){let O=new Set(this.fields.map((h)=>h.field.part));for(let l of[...this.fields.map((h)=>h.findings),this.general,this.previewPlace])l.classList.remove('old');for(let h of this.fields)h.show(ta.findings.filter((n)=>n.part===h.field.part));D(this.general,ta.findings.filter((n)=>!O.has(n.part)).map((n)=>Zd(n,null)));D(this.previewPlace,Df(ta.preview,this.fields,this.page.languagesOf(this.entry).own));this.showButtons(ta.refused,ta.other_reasons,ta.exceptable);}
showButtons(ib,Sg=ib,sb=[]){let Tc=ib.length>0||Boolean(this.gone);D(this.reasons,this.gone?a('p',{},this.gone):null,ib.length?a('p',{},b('refused')):null,Sg.map((qa)=>a('p',{class:'text'},qa)));let kg=this.isChanged&&this.fields.some((h)=>!h.text)&&!this.gone;for(let l of[this.general,this.reasons])l.classList.toggle('begun',kg);if(this.page.readOnly)return;Object.assign(this,{isRefused:Tc,exceptable:sb});for(let W of[this.accept,this.review])W.disabled=Tc;this.anyway.hidden=!Tc||!sb.length||Boolean(this.gone);this.review.hidden=!this.anyway.hidden;this.accept.firstChild.textContent=b(this.isChanged||this.fields.some((h)=>!h.text)?'save_next':'accept_next');}

async #Xe(f){await Hc(120);while(this.asked===f&&this.ahead)await Hc(120);if(this.asked!==f)return;let n=await S('matches',f).catch(()=>null);if(this.asked!==f||!n||!this.entry)return;this.found=n.matches;this.drawMatches();let Ae=await S('origins',f).catch(()=>null);if(this.asked===f&&Ae)D(this.originPlace,Bf(Ae.origins));let Re=await S('usages',f).catch(()=>null);if(this.asked===f&&Re)D(this.usagePlace,Hf(Re.places,(l)=>this.page.copy(l)));}
drawMatches(){let ic=this.page.readOnly?null:(I)=>this.use(I);this.matches=this.found??[];D(this.matchPlace,Af(this.matches,this.page.languagesOf(this.entry).own,ic));}

use(I){let wb=I.texts.length===1&&this.fields.length===1;for(let c of I.texts){let h=wb?this.fields[0]:this.fields.find((i)=>i.field.part===c.part);h?.put(ea(c.text));}
this.focus();}

suggest(){let{asked:f,entry:d,page:m}=this;if(m.readOnly||!d||d.is_source||this.gone)return true;m.tell(b('suggesting'),60_000);S('suggestion',f).then((n)=>{let ya=this.asked===f;m.tell(ya?n.reason??b('suggested',n):'',6000);if(ya&&n.texts.length)this.use(n);},(s)=>m.tell(m.failed(s)??''));return true;}


save(r,de){if(this.page.readOnly||!this.asked)return true;let Vb=this.fields.find((h)=>h.isAsked);if(Vb){Vb.clash.querySelector('button').focus();return true;}
if(this.ahead)this.ahead.state=this.ahead.hasText?r:null;let F=this.entry?this.page.saves.texts(this.entry,this.fields,r,de):[];if(F.length&&this.isRefused)return true;this.page.saves.save(this.asked,F);if(de)this.page.advance();return true;}}
class Wf{constructor(){this.known=new Map();this.changes=new Map();this.generation=0;this.isReading=false;}

get(f){return this.known.get(G(f));}
keep(f,d){this.known.set(G(f),d);if(this.known.size>100)this.known.delete(this.known.keys().next().value);}

forget(f=null){if(!f){this.generation+=1;this.known.clear();return;}
this.known.delete(G(f));this.changes.set(G(f),(this.changes.get(G(f))??0)+1);}

#zb(f){return`${this.generation} ${this.changes.get(G(f))??0}`;}

async read(f){let mh=this.#zb(f);let d=await S('entry',f);if(mh===this.#zb(f))this.keep(f,d);return d;}

async readAhead(k,z){this.wanted={language:k,keys:z};if(this.isReading)return;this.isReading=true;try{while(this.wanted)await this.#lf();}catch{this.wanted=null;}finally{this.isReading=false;}}
async #lf(){let{language:k,keys:z}=this.wanted;let hb=z.filter((u)=>this.get({...u,language:k})===undefined);let dc=hb.length===z.length?hb.slice(0,1):hb;if(!dc.length){this.wanted=null;return;}
let nh=dc.map((u)=>this.#zb({...u,language:k}));let{entries:Da}=await S('entries',{language:k,keys:dc});dc.forEach((u,A)=>{let f={...u,language:k};if(nh[A]===this.#zb(f))this.keep(f,Da[A]??null);});}}
let oe=(x)=>x instanceof HTMLTextAreaElement||(x instanceof HTMLInputElement&&/search|text/.test(x.type));let pe=new Map();navigator.keyboard?.getLayoutMap?.().then((Hg)=>{pe=Hg;},()=>{});function yg(m){document.addEventListener('keydown',(e)=>{if(e.isComposing||e.defaultPrevented||document.body.dataset.view==='start')return;let va=xg(m,e)??Ag(m,e);if(va)e.preventDefault();});}

function xg(m,e){let{editor:H}=m;let u=e.key.toLowerCase();if(e.ctrlKey!==e.metaKey&&!e.altKey){if(u==='enter')return e.repeat||H.save(e.shiftKey?'needs_review':'translated',true);if(u==='f'&&!e.shiftKey&&e.target!==m.bar.search&&m.rows)return qe(m);if(u==='s'&&!e.shiftKey)return e.repeat||H.save('translated',false);if((u==='z'||u==='y')&&!oe(e.target))return Bg(m,e,u==='y'||e.shiftKey);return false;}
let A=zg(e);if(A)return Cg(m,e,A);let jg=e.altKey&&!e.ctrlKey&&!e.metaKey&&!e.getModifierState('AltGraph');if(jg&&(e.key==='ArrowDown'||e.key==='ArrowUp')){m.move(e.key==='ArrowDown'?1:-1);return true;}
return e.altKey||e.ctrlKey||e.metaKey?false:undefined;}
function qe({bar:Bb}){Bb.search.focus();Bb.search.select();return true;}

function Bg(m,e,Sc){if(e.target===m.list.scroller&&!e.repeat)m.undo(Sc);return true;}

function zg(e){let A=/^Digit([0-5])$/.exec(e.code)?.[1];if(!A||!e.altKey||e.metaKey)return null;if(lb)return e.ctrlKey?A:null;if(e.ctrlKey||e.getModifierState('AltGraph'))return null;return e.key===A||e.key===pe.get(e.code)?A:null;}
function Cg({editor:H,readOnly:La},e,A){if(A==='0')return e.repeat||H.suggest();let I=La?null:H.matches[A-1];if(I&&!e.repeat)H.use(I);return Boolean(I);}

function Ag(m,e){let{bar:Bb,editor:H,list:q}=m;let Pc=e.target===q.scroller;let fe=e.target===Bb.search;if(e.repeat&&e.key==='Enter'&&e.target instanceof HTMLButtonElement)return true;let N={ArrowDown:1,ArrowUp:-1,PageDown:10,PageUp:-10}[e.key];if(N&&(Pc||fe)){q.move(N);return true;}
if(Pc&&(e.key==='Home'||e.key==='End')){q.go(e.key==='Home'?0:q.shown.length-1);return true;}
if(e.key==='Enter'&&(Pc||fe)){if(q.chosen===undefined)q.go(0);else m.open(q.chosen);if(q.shown.length)H.focus();return true;}
if(e.key==='Escape'&&H.element.contains(e.target)){m.back();return true;}
if(e.key==='/'&&!oe(e.target))return qe(m);return false;}
let za=60;let se=6;class Eg{constructor(x,m){Object.assign(this,{page:m,rows:null,shown:[],words:[],place:-1,following:0});this.space=a('div',{'aria-hidden':'true'});this.scroller=a('div',{class:'rows',role:'listbox',tabindex:'0','aria-label':b('keys'),scroll:()=>this.draw(),},Array.from({length:8},()=>a('div',{class:'skeleton','aria-hidden':'true'})));this.counted=a('p',{class:'counted',role:'status'},b('loading'));this.all=a('button',{hidden:true,click:()=>m.showAll()},b('show_all'));this.drafts=a('button',{hidden:true,click:()=>m.showDraft()});this.others=a('button',{hidden:true,click:()=>m.includeOthers()});D(x,m.bar.filters,this.scroller,a('div',{class:'foot muted'},this.counted,this.all,this.drafts,this.others));new ResizeObserver(()=>this.draw()).observe(this.scroller);}

show(L,Ne,aa,fa){let Eb=this.chosen;Object.assign(this,{rows:L,shown:Ne,languages:aa,words:He(fa)});this.mark(Eb);this.space.style.height=`${Ne.length*za}px`;if(this.place>=0)this.reveal();else this.scroller.scrollTop=0;this.draw();}

mark(j){this.place=j===undefined?-1:this.shown.indexOf(j);let ce=j===undefined?0:this.shown.findIndex((B)=>B>j);this.following=ce<0?this.shown.length:ce;}

get chosen(){return this.shown[this.place];}

go(l){if(!this.shown.length)return;this.select(l);this.page.open(this.chosen);}

select(l){this.place=Math.max(0,Math.min(l,this.shown.length-1));this.reveal();this.draw();}

move(N){let ca=this.place>=0?this.place+N:this.following+(N>0?N-1:N);let l=Math.max(0,Math.min(ca,this.shown.length-1));if(l===this.place||!this.shown.length)return false;this.go(l);return true;}

reveal(){let Ca=this.place*za;let{scrollTop:Je,clientHeight:xc}=this.scroller;let Qb=xc>6*za?2*za:0;if(Ca-Qb<Je)this.scroller.scrollTop=Ca-Qb;else if(Ca+za+Qb>Je+xc)this.scroller.scrollTop=Ca+za+Qb-xc;}

draw(){if(!this.rows)return;let Ta=Math.max(0,Math.floor(this.scroller.scrollTop/za)-se);let M=Math.min(this.shown.length,Ta+Math.ceil(this.scroller.clientHeight/za)+2*se);let Vf=this.shown.slice(Ta,M).map((j,A)=>this.row(j,Ta+A));D(this.scroller,this.space,Vf);if(this.place>=Ta&&this.place<M)this.scroller.setAttribute('aria-activedescendant',`row-${this.chosen}`);else this.scroller.removeAttribute('aria-activedescendant');this.counted.textContent=this.shown.length?b('count',{shown:this.shown.length,total:this.rows.keys.length}):this.page.nothing();this.scroller.parentElement.classList.toggle('empty',!this.shown.length);let ja=this.page.readOnly?0:this.languages.own?.other_tables;this.others.hidden=!ja;this.others.textContent=b('other_catalogs',{count:ja});this.all.hidden=this.shown.length>0||!this.rows.keys.length;}

showDrafts(da){this.drafts.hidden=!da;this.drafts.textContent=b('drafts',{count:da});this.draw();}
row(j,l){let{keys:z,texts:F,sources:kb,statuses:gh,severities:cc}=this.rows;let R=gh[j];let od=['','','warning','error'][cc[j]];let{own:E,source:Q}=this.languages;let Mb=kb[j]===z[j]||!kb[j].trim();let ub=(c)=>this.words.some((Z)=>ac(c).includes(Z));let ch=!Mb&&(!F[j]||F[j]===kb[j]||(ub(z[j])&&!ub(F[j])));let If=ch?a('span',{class:'line key',dir:'ltr'},this.#mc(Yc(z[j]))):a('span',{class:'line',dir:E?.is_right_to_left?'rtl':'auto',lang:E?.tag},this.#mc(F[j],E));let x=a('div',{class:'row',role:'option',id:`row-${j}`,'aria-selected':String(l===this.place),'data-key':z[j],'aria-setsize':this.shown.length,'aria-posinset':l+1,title:z[j],mousedown:(e)=>e.preventDefault(),click:()=>{this.scroller.focus();this.go(l);},},a('span',{class:`dot ${R}`}),a('span',{class:'head',dir:Mb?'auto':Q?.is_right_to_left?'rtl':'ltr',lang:Q?.tag},Mb&&!z[j].trim()?Yc(''):this.#mc(Mb?z[j]:kb[j],Q)),a('span',{class:`state ${R}`},this.page.isUnsaved(j)?a('strong',{class:'warning'},b('unsaved')):null,od?a('span',{class:od},b(`severity.${od}`)):null,a('span',{},nd(R))),If);x.style.top=`${l*za}px`;return x;}
#mc(c,k){return c?Ig(c,this.words,k?.is_right_to_left):'\u00a0';}}
class Ng{constructor(x){this.element=x;this.shown=new Map();}

show(p,c,rc=[],mg=false){if((this.shown.get(p)?.text??'')===c)return;if(c)this.shown.set(p,{text:c,actions:rc,isCalm:mg});else this.shown.delete(p);D(this.element,[...this.shown.values()].map((bd)=>a('div',{class:bd.isCalm?'notice calm':'notice'},a('p',{class:'text'},bd.text),bd.actions.map(([ia,qb])=>a('button',{click:qb},ia)))));this.element.hidden=!this.shown.size;}
clear(p){this.show(p,'');}}
class fd{constructor(m){Object.assign(this,{page:m,waiting:[],done:[],undone:[],count:0});}

#jf(d,v){let Wg=this.waiting.filter((o)=>G(o.asked)===G(d));return Wg.flatMap((o)=>o.texts).findLast((c)=>c.part===v);}

isBusy(d){return this.waiting.some((o)=>G(o.asked)===G(d));}

texts(d,V,r,vb){return V.map(({field:h,text:c})=>this.#sf(d,h,c,r,vb)).filter(Boolean);}

save(f,F,{comment:Gb=null,group:xa=null}={}){if(!F.length&&!Gb)return;let o={kind:'save',number:this.count++,asked:f,texts:F.map((i)=>i.after),before:F.map((i)=>i.before),comment:Gb,group:xa};this.done.push(o);this.undone=[];this.#pd(o);}

removal(d){return d.fields.filter((h)=>(h.text??null)!==null).map((h)=>{let E={part:h.part,key:d.key,language:d.language};let r=h.state||'translated';return{after:{...E,was:h.text,text:null,state:r},before:{...E,text:h.text,state:r}};});}
#sf(d,h,c,r,vb){let Yb=this.#jf(d,h.part);let na=Yb?Yb.text:h.text??null;let cd=Yb?Yb.state:h.state;let he=c!==ea(na);if(!he&&(!vb||na===null||cd===r||(!cd&&r==='translated')))return null;let E={part:h.part,key:d.key,language:d.language};return{after:{...E,was:na,text:he?Sf(h,c):na,state:r},before:{...E,text:na,state:cd||'translated'},};}

undo(){return this.#rd(this.done,this.undone,(o)=>({kind:'undo',texts:fd.#jc(o.texts,o.before),comment:o.comment&&{was:o.comment.text,text:o.comment.was??''},}));}

redo(){return this.#rd(this.undone,this.done,()=>({kind:'redo'}));}
#rd(K,Y,vc){let M=K.at(-1);while(K.length&&(K.at(-1)===M||(M.group&&K.at(-1).group===M.group))){let o=K.pop();Y.push(o);this.#pd({...o,...vc(o),repeats:o});}
return M;}
static #jc(K,Y){return Y.map((c)=>({...c,was:K.find((i)=>i.part===c.part).text}));}
async #pd(o){this.waiting.push(o);this.page.saving();if(this.waiting.length>1)return;while(this.waiting.length){let[Ba]=this.waiting;let{asked:f,texts:F,comment:Gb}=Ba;let ke=!Ba.repeats?.hasFailed;let w=ke?await S('save',{...f,texts:F,comment:Gb}).catch((s)=>s):null;this.waiting.shift();try{if(ke)this.#cf(Ba,w);else if(!this.waiting.length)this.page.tell('');}catch(s){reportError(s);}}}
#cf(o,w){if(w instanceof Error){if(!(w instanceof nb))reportError(w);this.#Ed(o,true);this.page.notSaved(o,null,w.status??0);}else if(w.outcome==='saved'||fd.#ef(o,w)){this.#pf(o);this.page.saved(o,w);}else{this.#Ed(o,false);this.page.notSaved(o,w);}}

#Ed(o,rg){let E=o.repeats??o;this.done=this.done.filter((i)=>i!==E);this.undone=this.undone.filter((i)=>i!==E);E.hasFailed=!rg||!o.repeats;if(E.hasFailed)return;if(o.kind==='undo')this.done=[...this.done,E].sort((i,B)=>i.number-B.number);else this.undone=[...this.undone,E].sort((i,B)=>B.number-i.number);}

static #ef(o,{outcome:Qg,entry:d}){return Qg==='conflict'&&Boolean(d)&&(!o.comment||(d.raw_comment??'')===o.comment.text)&&o.texts.every((c)=>{let h=d.fields.find((i)=>i.part===c.part);return(h?.text??null)===c.text&&(c.text===null||(h.state??'translated')===c.state);});}
#pf(o){for(let c of o.texts){let Qa=Ib(o.asked,c.part);if(Qa&&Qa.text===ea(c.text))Td(o.asked,c.part);else if(Qa)Ec(o.asked,c.part,c.text);}}}
class eh{constructor(x,m){Object.assign(this,{element:x,page:m});this.cards=a('ul',{class:'cards'});this.tag=a('input',{type:'text',id:'new-language',autocomplete:'off',spellcheck:'false','aria-describedby':'new-hint'});this.hint=a('p',{class:'facts',id:'new-hint',role:'status'},b('new_language_hint'));D(x,a('div',{class:'sheet'},a('h1',{},b('start_title')),this.cards,m.readOnly?null:a('form',{submit:(e)=>this.#Ze(e)},a('label',{for:'new-language'},b('new_language')),a('div',{class:'pair'},this.tag,a('button',{type:'submit'},b('start'))),this.hint)));}

draw(){let ga=this.page.project.languages.filter((k)=>!k.is_source);let Xa=ga.map((k)=>k.tag).join();if(Xa!==this.tags){this.tags=Xa;this.shown=ga.map(({tag:t})=>this.#af(t));D(this.cards,this.shown.map((Cb)=>a('li',{},Cb)));}
ga.forEach((k,l)=>this.#qf(k,this.shown[l]));}
#af(t){return a('button',{click:()=>this.page.enterLanguage(t)},a('strong',{},ba(t)),a('span',{class:'facts'},t),a('progress',{max:'100','aria-hidden':'true'}),a('span',{class:'facts'},b('loading')));}
#qf({wanted:ca,translated:sa},Cb){if(ca===undefined)return;let Ce=ca?Math.floor((sa*100)/ca):100;Cb.querySelector('progress').value=Ce;Cb.lastChild.textContent=`${Ce} % · ${ca>sa?b('left',{count:ca-sa}):b('complete')}`;}
async #Ze(e){e.preventDefault();let f=this.tag.value.trim().replaceAll('_','-');if(!f)return this.tag.focus();let w=await S('language',{language:f}).catch((s)=>this.page.failed(s));if(!w)return undefined;this.tag.setAttribute('aria-invalid',String(Boolean(w.reason)));this.hint.textContent=w.reason??b('new_language_hint');if(w.reason)return this.tag.focus();this.tag.value='';await this.page.read();return this.page.enterLanguage(w.language);}}
function Pb(t){try{let{language:k,script:Xg}=new Intl.Locale(t).maximize();return`${k}-${Xg}`;}catch{return t;}}

async function Gg({languages:aa}){let Xa=aa.filter((i)=>!i.is_source).map((i)=>i.tag);if(Xa.length<2)return Xa[0]??aa[0]?.tag;let kb=aa.filter((i)=>i.is_source).map((i)=>Pb(i.tag));for(let Fe of navigator.languages.filter((t)=>!kb.includes(Pb(t)))){let eb=Xa.find((t)=>t.toLowerCase()===Fe.toLowerCase());let Ob=Xa.filter((t)=>Pb(t)===Pb(Fe));if(Ob.length===1)return Ob[0];if(!Ob.length)continue;let{languages:zc}=await S('progress');let sa=(t)=>zc.find((i)=>i.tag===t)?.translated??0;let Tb=Ob.reduce((Nd,t)=>(sa(t)>sa(Nd)?t:Nd));return eb&&sa(eb)*2>=sa(Tb)?eb:Tb;}
return null;}

class Fg{constructor(){this.entries=new Wf();this.saves=new fd(this);this.aheads=new Set();Object.assign(this,{epoch:0,readEpoch:0});this.notices=new Ng(document.getElementById('banner'));this.message=document.getElementById('message');}
start(){document.title=`${b('title')} – fitloc`;window.addEventListener('hashchange',()=>this.enter(true));window.addEventListener('beforeunload',(e)=>{if(!this.isLeaving&&this.hasUnsaved)e.preventDefault();});document.addEventListener('visibilitychange',()=>this.poll());window.addEventListener('focus',()=>this.poll());this.enter();this.wait();}
get hasUnsaved(){return Bc().length>0||this.saves.waiting.length>0||[...this.aheads].some((J)=>J.hasText);}

async enter(ge=false){let Ia=yf();if(!Ia&&this.project)return ge?this.restore():undefined;this.notices.show('connection',Kd()?'':b('no_token'));this.epoch+=1;await this.poll();if(ge&&this.project)this.keepPlace(true);return undefined;}


async read(){let ma=await S('project');if(this.project&&this.project.folder!==ma.folder)return this.leave();this.take(ma);if(!this.list)this.build();this.entries.forget();this.bar.draw();this.overview.draw();if(!this.hasBegun)await this.chooseFirst();await this.load();if(!this.rows){if(ma.languages.length)this.showStart();else this.list.counted.textContent=b('no_keys');if(!ma.languages.length)this.editor.empty(b('no_keys'));return this.count();}
if(!this.hasBegun)this.begin();else if(this.editor.asked)await this.editor.reread();else this.settle(true);return this.count();}

leave(){this.isLeaving=true;Jd({},true);location.reload();}
take(ma){let ee=this.project?.languages.find((i)=>i.tag===this.language);this.project=ma;this.readOnly=ma.is_read_only;this.revision=ma.revision;this.showProblems(ma.problems);let Qc=ma.languages.some((i)=>i.tag===this.language);if(!Qc&&ee)ma.languages.push({...ee,is_gone:true});this.showLanguage();}

showLanguage(){let E=this.project.languages.find((i)=>i.tag===this.language);this.notices.show('language',E?.is_gone?b('language_away',{language:ba(E.tag)}):'');}
build(){document.title=`${this.name} – ${b('title')} – fitloc`;Tf(this.project.folder);this.bar=new ob(document.getElementById('bar'),this);this.overview=new eh(document.getElementById('start'),this);this.list=new Eg(document.getElementById('list'),this);this.editor=new Gc(document.getElementById('editor'),this);yg(this);}

get name(){return this.project.folder.split('/').findLast(Boolean)??'/';}

async chooseFirst(){let Ub=tc()?.language;let Qc=(t)=>this.project.languages.some((i)=>i.tag===t);this.language??=Qc(Ub)?Ub:await Gg(this.project);}

begin(){this.hasBegun=true;this.view='list';let l=tc();let le=l?.language===this.language;this.bar.filter=le?l.filter:{state:this.rows.counts.unfinished?'unfinished':''};this.filter();let ne=le&&l.asked&&this.rows.find(l.asked)!==undefined;if(ne){this.show(l.asked);this.view='editor';}
this.settle(!ne);this.keepPlace(true);this.draftsChanged();this.list.scroller.focus();}

set view(oh){document.body.dataset.view=oh;}
get view(){return document.body.dataset.view;}

showStart(){this.overview.draw();this.view='start';if(this.hasBegun)this.keepPlace();this.count();}

async enterLanguage(k){this.view='list';if(this.hasBegun){this.bar.filter={};this.bar.language.value=k;await this.choose(k);if(this.rows.counts.unfinished)this.bar.filter={state:'unfinished'};this.settle(true);}else{this.language=k;await this.read().catch((s)=>this.failed(s));}
this.list.scroller.focus();}

async restore(){let l=tc();if(!l||!this.project.languages.some((i)=>i.tag===l.language))return this.showStart();if(this.view==='start')this.view='list';if(!this.hasBegun){this.language=l.language;return this.read().catch((s)=>this.failed(s));}
this.isRestoring=true;this.bar.filter=l.filter;if(l.language!==this.language){this.bar.language.value=l.language;await this.choose(l.language);}
if(l.asked)this.editor.show(l.asked);this.filter();this.isRestoring=false;return this.keepPlace(true);}

keepPlace(dd=false){if(this.isRestoring||!this.hasBegun)return;let me=this.view==='start';let{asked:f}=this.editor;let{search:fa,...fb}=this.bar.filter;let Ja=JSON.stringify([me,this.language,f,fb]);let l=me?{}:{language:this.language,asked:f,filter:{...fb,search:fa}};Jd(l,dd||Ja===this.known);this.known=Ja;}

async copy(c){let ng=await navigator.clipboard.writeText(c).then(()=>true,()=>false);this.tell(ng?b('copied'):c);}

languagesOf({table:y,language:k}){let ga=this.project.languages;let Q=this.project.tables.find((i)=>i.path===y)?.source_language;return{own:ga.find((i)=>i.tag===k)??{tag:k},source:ga.find((i)=>i.tag===Q)??ga.find((i)=>i.is_source),};}
hasTable(Wa){return this.project.tables.some((y)=>y.path===Wa);}


async load(){let{language:k}=this;this.bar.language.value=k??'';if(!k)return;let L=new Ug(await S('index',{language:k}));if(k!==this.language)return;this.rows=L;this.revision=Math.min(this.revision,L.revision);let Ca=this.list.scroller.scrollTop;this.list.shown=[];this.filter();this.list.scroller.scrollTop=Ca;this.list.draw();}

async count(){let{languages:aa}=await S('progress');this.bar.showLanguages(aa);this.overview.draw();}

filter(){if(!this.rows)return;let{asked:f}=this.editor;this.list.show(this.rows,this.rows.passing(this.bar.filter),this.languagesOf({language:this.language}),this.bar.filter.search);this.bar.showProgress(this.rows);this.list.mark(f?this.rows.find(f):undefined);if(this.list.place>=0)this.list.reveal();this.list.draw();}

settle(eg){this.filter();if(!this.rows||this.rows.language!==this.language)return;let{editor:H,list:q}=this;if(!q.shown.length&&!H.isTouched){H.empty(this.nothing(),q.rows.keys.length?this.allButton():null,this.isDone);}else if(q.shown.length&&q.place<0&&!H.isTouched&&(eg||!H.asked)){let M=H.asked?-1:q.shown.indexOf(H.last&&this.rows.find(H.last));q.select(Math.max(0,M));this.show({...this.rows.at(q.chosen),language:this.language});}
this.keepPlace();}

nothing(){if(!this.rows.keys.length)return b('no_keys');return b(this.isDone?'all_done':'nothing',{language:ba(this.language)});}

get isDone(){let{search:fa,table:y,state:r,findings:oa,changed:T}=this.bar.filter;return r==='unfinished'&&!fa&&!y&&!oa&&!T&&this.rows.keys.length>0;}
allButton(){let W=document.createElement('button');W.type='button';W.textContent=b('show_all');W.addEventListener('click',()=>this.showAll());return W;}

async includeOthers(){await S('language',{language:this.language}).then(()=>this.read()).catch((s)=>this.failed(s));}

showAll(){this.bar.filter={};this.settle(true);this.list.scroller.focus();}

async choose(k){this.language=k;let{asked:f}=this.editor;if(f)this.show({...f,language:k});this.showLanguage();let{scroller:gd}=this.list;let bb=gd.scrollTop;try{await this.load();let Ca=gd.scrollTop;this.settle(true);if(Ca!==bb)gd.scrollTop=Ca;this.list.draw();}catch(s){this.failed(s);}}


open(j){this.view='editor';this.show({...this.rows.at(j),language:this.language});}
show(f){let Lc=this.editor.element.contains(document.activeElement);this.isAtEnd=false;this.editor.show(f);if(Lc)this.editor.focus();this.keepPlace();}
sourceOf(f){let j=this.rows?.find(f);return j===undefined?'':this.rows.sources[j];}

readAhead(){let{list:q,rows:L}=this;if(!L||L.language!==this.language)return;let Ba=q.place>=0?q.place+1:q.following;let Wb=[0,1,2,3,4,5,6,7].map((C)=>Ba+C).concat(Ba-2);this.entries.readAhead(this.language,Wb.filter((l)=>q.shown[l]!==undefined).map((l)=>L.at(q.shown[l])));}

move(N){return this.list.move(N);}

advance(){let{list:q,rows:L}=this;if(this.bar.filter.state!=='unfinished'||q.place<0)return this.move(1);let ja=[...q.shown.slice(q.place+1),...q.shown.slice(0,q.place)];let Ba=ja.find((j)=>L.isUnfinished(j)&&!this.saves.isBusy({...L.at(j),language:L.language}));this.isAtEnd=Ba===undefined;if(!this.isAtEnd)q.go(q.shown.indexOf(Ba));return this.finish();}

finish(){if(!this.isAtEnd||!this.isDone||this.rows.counts.unfinished)return;this.settle(true);this.list.scroller.focus();}
back(){this.view='list';this.list.scroller.focus();}
async goTo(f){if(f.language!==this.language){this.language=f.language;this.bar.language.value=f.language;this.show(f);await this.load().catch((s)=>this.failed(s));}
this.view='editor';this.show(f);this.filter();}

undo(Sc){let o=Sc?this.saves.redo():this.saves.undo();if(o)this.goTo(o.asked);}
saving(){this.bar.showSaves(this.saves);this.tell('');clearTimeout(this.telling);this.telling=setTimeout(()=>{this.message.textContent=b('saving');},300);}
saved({kind:X,asked:f,texts:F},{entry:d}){this.entries.forget(f);if(d)this.entries.keep(f,d);if(!this.saves.waiting.length)this.tell(b({save:'saved',undo:'undone',redo:'redone'}[X]));this.notices.clear(`unsaved ${G(f)}`);if(d&&this.editor.entry&&this.isShown(f))this.editor.update(d,true);this.bar.showSaves(this.saves);this.draftsChanged(f);this.noteStatus(f,d);if(X==='save'&&d?.is_source&&F.some((c)=>c.was&&c.was!==c.text))this.sourceChanged(f,d);this.poll();}

noteStatus(f,d){let j=this.rows?.language===f.language?this.rows.find(f):undefined;if(j===undefined||!d)return;this.rows.statuses[j]=d.status;this.finish();}

sourceChanged(f,d){let aa=d.others.map((B)=>B.language);let p=`source ${G(f)}`;if(!aa.length)return;this.notices.show(p,b('source_changed',{key:f.key,count:aa.length}),[[b('mark_translations'),()=>{this.notices.clear(p);bh(this,f,aa);}],[b('dismiss'),()=>this.notices.clear(p)],],true);}

notSaved({kind:X,asked:f},w,R=200){let Xf={0:'not_answered',403:'not_allowed',413:'too_long'}[R]??'failed';let qa=w?w.reasons.join(' '):b(Xf,{status:R});this.tell('');this.entries.forget(f);if(X==='save')this.unsaved(f,qa);else this.notices.show('undo',b('not_undone',{key:f.key,reason:qa}),[[b('dismiss'),()=>this.notices.clear('undo')]]);this.bar.showSaves(this.saves);if(w?.entry&&this.editor.entry&&this.isShown(f))this.editor.update(w.entry);else if(this.isShown(f))this.editor.reread();if(w?.outcome==='refused'&&this.isShown(f))this.editor.showButtons(w.reasons);this.poll();}
unsaved(f,qa){let p=`unsaved ${G(f)}`;let Ea={key:f.key,language:ba(f.language),reason:qa};this.notices.show(p,b('not_saved',Ea),[[b('show'),()=>{this.goTo(f);this.editor.focus();}],[b('dismiss'),()=>this.notices.clear(p)],]);this.draftsChanged();}
isShown(f){return Boolean(this.editor.asked)&&G(this.editor.asked)===G(f);}
isUnsaved(j){return Dc({...this.rows.at(j),language:this.language}).length>0;}

draftsChanged(f=null){if(f&&!Dc(f).length)this.notices.clear(`unsaved ${G(f)}`);this.list.showDrafts(Bc().length);}

showDraft(){let z=Bc();let l=z.findIndex((u)=>this.isShown(u));this.goTo(z[(l+1)%z.length]);this.editor.focus();}

wait(){setTimeout(async()=>{try{if(document.visibilityState==='visible')await this.poll();}finally{this.wait();}},1000);}

async poll(){if(this.isPolling||!Kd())return;this.isPolling=true;let{epoch:Wd}=this;try{if(this.readEpoch===Wd)await this.readChanges();else await this.read();this.readEpoch=Wd;this.notices.clear('connection');}catch(s){this.failed(s);}finally{this.isPolling=false;}}
async readChanges(){let{language:k}=this;let w=await S('changes',{revision:this.revision,language:k??''});this.showProblems(w.problems);if(k!==this.language)return;if(w.is_all||this.rows?.language!==k)await this.read();else await this.takeChanges(w);}
async takeChanges(w){this.revision=w.revision;if(w.has_findings)await this.takeFindings();if(!w.rows.length)return undefined;for(let j of w.rows)this.entries.forget({table:this.rows.paths[j.table],key:j.key,language:this.language});let L=w.rows.map((j)=>this.rows.take(j));this.list.draw();this.bar.showProgress(this.rows);this.finish();let{asked:f}=this.editor;let ya=w.rows.some((j)=>j.key===f?.key&&this.rows.paths[j.table]===f?.table);return L.includes(undefined)?this.read():ya?this.editor.reread():undefined;}

async takeFindings(){let{language:k}=this;let{severities:cc}=await S('findings',{language:k});if(k!==this.language||cc.length!==this.rows.keys.length)return;this.rows.severities=cc;if(this.bar.findings.checked)this.filter();else this.list.draw();}

tell(c,ad=2500){this.message.textContent=c;clearTimeout(this.telling);this.telling=setTimeout(()=>{this.message.textContent='';},ad);}
showProblems(Ee){this.notices.show('files',Ee.length?[...Ee,b('unreadable_files')].join('\n'):'');}

failed(s){if(!(s instanceof nb)){reportError(s);return undefined;}
if(s.status===404)return null;if(s.status===0)this.notices.show('connection',b('stopped',{port:location.port}));if(s.status===403)this.notices.show('connection',b('wrong_token'));return undefined;}}
new Fg().start();
"""####,
        "style.css": ####"""
:root{color-scheme:light dark;--paper:#ffffff;--desk:#f6f7f9;--raised:#eef1f5;--line:#dfe3e8;--field:#848d98;--ink:#16191d;--muted:#56606b;--accent:#2456c7;--on-accent:#ffffff;--chosen:#e3ecfd;--chip:#e2e9fb;--on-chip:#1d3f94;--good:#17672f;--wait:#7f4a00;--bad:#b3261e;--found:#ffe58a;--shade:0 1px 2px #1015200f,0 4px 16px #1015200d;font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}@media (prefers-color-scheme: dark){:root{--paper:#171b20;--desk:#0f1216;--raised:#232930;--line:#2c333b;--field:#76818d;--ink:#e8ecf1;--muted:#a1abb7;--accent:#8fb4fb;--on-accent:#0a1830;--chosen:#1f3050;--chip:#26375c;--on-chip:#c3d5ff;--good:#62cf7e;--wait:#e8b654;--bad:#ff8d84;--found:#6b5600;--shade:0 1px 2px #0006}}*{box-sizing:border-box}html,body{height:100%;margin:0}body{display:flex;flex-direction:column;background:var(--desk);color:var(--ink)}button,input,select,textarea{font:inherit;color:inherit}button,select,input[type="search"],input[type="text"],textarea{background:var(--paper);border:1px solid var(--field);border-radius:8px;padding:.35rem .75rem}button{cursor:pointer}button:hover{background:var(--raised)}button:disabled{color:var(--muted);cursor:default}button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}button.main:hover{filter:brightness(1.08)}button.main:disabled{background:var(--raised);color:var(--muted);border-color:var(--line);filter:none}button.plain{border-color:transparent;background:transparent;padding:.35rem;display:inline-flex;align-items:center;gap:.25rem}button.plain:hover{background:var(--raised)}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}p{overflow:clip;overflow-clip-margin:.4em}h1{font-size:1rem;font-weight:600;overflow-wrap:anywhere}h2{font-size:.8rem;font-weight:600;color:var(--muted);margin-bottom:.4rem}h3{font-size:.9rem;margin:1.25rem 0 .5rem;padding-top:.75rem;border-top:1px solid var(--line)}ul{list-style:none}kbd{font:.75rem/1 system-ui,sans-serif;opacity:.8;margin-inline-start:.5rem;white-space:nowrap}[hidden]{display:none !important}mark{background:var(--found);color:inherit;border-radius:2px}.icon{width:1.25rem;height:1.25rem;flex:none;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.icon.more{stroke-width:3}.muted,.facts{color:var(--muted)}.facts{font-size:.85rem;overflow-wrap:anywhere}.text{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate}.hidden-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.dot{display:inline-block;flex:none;width:.55rem;height:.55rem;border-radius:50%;border:2px solid currentcolor}.dot.translated{background:currentcolor}.state{font-size:.82rem;display:inline-flex;align-items:center;gap:.35rem;white-space:nowrap}.translated{color:var(--good)}.missing,.error{color:var(--bad)}.needs_review,.new,.incomplete,.machine_translated,.warning{color:var(--wait)}.stale,.excluded,.note{color:var(--muted)}.dot.needs_review,.dot.new,.dot.incomplete{background:linear-gradient(90deg,currentcolor 50%,transparent 50%)}.chip{display:inline;padding:0 .35em;border:0;border-radius:5px;background:var(--chip);color:var(--on-chip);font:.92em/1.4 ui-monospace,monospace;white-space:nowrap;unicode-bidi:isolate}button.chip:hover{background:var(--on-chip);color:var(--chip)}.space{background:radial-gradient(circle,var(--muted) 1px,transparent 1.5px) center / .28em 100%;white-space:pre-wrap}.unseen{padding:0 .2em;border-radius:4px;background:var(--raised);color:var(--bad);font:.8em/1.4 ui-monospace,monospace;unicode-bidi:isolate}.break{position:relative}.break::before{content:"↵";position:absolute;color:var(--muted);font-size:.75em;opacity:.8}ins{background:color-mix(in srgb,var(--good) 18%,transparent);text-decoration:none;border-radius:3px}del{background:color-mix(in srgb,var(--bad) 14%,transparent);border-radius:3px}progress{appearance:none;border:0;height:6px;width:7rem;border-radius:3px;overflow:hidden;background:var(--line)}progress::-webkit-progress-bar{background:var(--line)}progress::-webkit-progress-value{background:var(--good);border-radius:3px}progress::-moz-progress-bar{background:var(--good)}#banner{background:var(--bad);color:var(--paper);max-height:40vh;overflow-y:auto}.notice{display:flex;flex-wrap:wrap;gap:.4rem .75rem;align-items:center;padding:.5rem 1rem}.notice.calm{background:var(--ink)}.notice + .notice{border-top:1px solid var(--paper)}.notice p{flex:1 1 20rem;min-width:0}.notice button{background:transparent;border-color:var(--paper)}.notice button:hover{text-decoration:underline}.notice :focus-visible{outline-color:var(--paper)}#bar{display:flex;gap:.75rem;align-items:center;padding:.5rem 1rem;background:var(--paper);border-bottom:1px solid var(--line)}#bar:empty{min-height:3.4rem}#bar .name{display:block;font-weight:700;max-width:14rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;flex:none}.pick{position:relative;min-width:0}.pick select{appearance:none;width:100%;max-width:20rem;padding-inline-end:2rem;font-weight:600;text-overflow:ellipsis}.pick .icon{position:absolute;inset-inline-end:.4rem;top:.55rem;pointer-events:none;color:var(--muted)}.total{display:flex;align-items:center;gap:.6rem;font-size:.85rem;color:var(--muted);white-space:nowrap}.find{position:relative;flex:1 1 12rem;max-width:30rem;margin-inline-start:auto}.find input{width:100%;padding-inline:2.2rem;border-color:var(--line);background:var(--desk)}.find .icon,.find kbd{position:absolute;inset-block-start:.6rem;color:var(--muted);pointer-events:none}.find .icon{inset-inline-start:.6rem;width:1.05rem}.find kbd{inset-inline-end:.7rem;border:1px solid var(--line);border-radius:4px;padding:.2rem .35rem;inset-block-start:.5rem}.find input:focus ~ kbd{display:none}.undo{display:inline-flex}.badge{background:var(--raised);border-radius:99px;padding:.1rem .7rem;font-size:.85rem;white-space:nowrap}.holder{position:relative;display:inline-block}.menu{position:absolute;z-index:5;inset-inline-end:0;top:calc(100% + .3rem);min-width:14rem;padding:.35rem;display:flex;flex-direction:column;background:var(--paper);border:1px solid var(--line);border-radius:10px;box-shadow:var(--shade),0 8px 30px #0003}.menu button{border:0;border-radius:6px;text-align:start;display:flex;justify-content:space-between;background:none;white-space:nowrap}.menu button:hover,.menu button:focus{background:var(--raised)}.actions .menu{top:auto;bottom:calc(100% + .3rem);inset-inline:0 auto}.menu label{padding:.3rem .5rem;display:grid;gap:.2rem}.menu select{width:100%}.tick,.menu .tick{display:flex;gap:.5rem;align-items:center}main{flex:1;min-height:0;display:grid;grid-template-columns:clamp(18rem,24vw,26rem) minmax(0,1fr)}#list{display:flex;flex-direction:column;min-height:0;min-width:0;background:var(--paper);border-inline-end:1px solid var(--line)}.filters{display:flex;align-items:center;gap:.5rem;padding:.5rem .75rem;border-bottom:1px solid var(--line)}.tabs{display:flex;flex:1;gap:.15rem;padding:.15rem;border-radius:9px;background:var(--raised);min-width:0}.tabs button{flex:1 1 auto;border:0;background:none;padding:.2rem .35rem;font-size:.82rem;border-radius:7px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.tabs button[aria-pressed="true"]{background:var(--paper);font-weight:600;box-shadow:var(--shade)}.count{color:var(--muted);font-variant-numeric:tabular-nums}.filters summary{list-style:none;display:flex;padding:.35rem;border-radius:8px;color:var(--muted)}.filters summary::-webkit-details-marker{display:none}.filters summary:hover{background:var(--raised)}.active summary{background:var(--chosen);color:var(--accent)}.rows{flex:1;overflow-y:auto;position:relative;contain:strict}.rows:focus-visible{outline:none}.rows:focus-visible .row[aria-selected="true"]{outline:2px solid var(--accent);outline-offset:-2px}.row{position:absolute;inset-inline:0;height:60px;padding:.45rem .9rem;border-bottom:1px solid var(--line);display:grid;grid-template:1fr 1fr / auto 1fr auto;column-gap:.65rem;align-items:center;cursor:pointer;overflow:hidden}.row>*{min-width:0}.row .head,.row .line{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;unicode-bidi:isolate}.row .head{font-weight:500}.row .line{color:var(--muted);font-size:.87rem;grid-column:2 / 4}.row .key{font:.78rem/1.5 ui-monospace,monospace}.row .state{font-size:.76rem}.row[aria-selected="true"]{background:var(--chosen);box-shadow:inset 3px 0 var(--accent)}.row:hover:not([aria-selected="true"]){background:var(--raised)}.skeleton{height:60px;border-bottom:1px solid var(--line);background:linear-gradient(var(--raised) 0 0) .9rem 1rem / 60% .7rem no-repeat,linear-gradient(var(--raised) 0 0) .9rem 2.2rem / 40% .6rem no-repeat;animation:wait 1.2s ease-in-out infinite alternate}@keyframes wait{to{opacity:.45}}.foot{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;min-height:2.4rem;padding:.25rem .9rem;border-top:1px solid var(--line);font-size:.85rem}.empty .rows{flex:none;height:0}.empty .foot{flex:1;flex-direction:column;border:0;padding:3rem 1.5rem;gap:.75rem;text-align:center}.foot button{padding:.1rem .6rem}#editor{overflow-y:auto;padding:1.25rem 1.5rem 0}#editor,.side{display:flex;flex-direction:column;gap:1rem}.desk{max-width:52rem;width:100%;display:flex;flex-direction:column;gap:1rem}.side{max-width:52rem;padding-bottom:2rem}.side>div:empty,.desk>div:empty{display:none}.place{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center}.names{flex:1 1 12rem;min-width:0}.moves{display:flex}.sources,.target,.side section,.comment{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:.85rem 1.1rem}.sources,.target{box-shadow:var(--shade)}.sources .source{font-size:1.25rem;line-height:1.45}.sources .source + .source{margin-top:.35rem}.comment .text{font-size:.95rem}.form{font-weight:600;font-variant-numeric:tabular-nums}.field{margin-bottom:.9rem}.field .source{font-size:1.1rem;margin-bottom:.3rem}.input{position:relative;background:var(--paper);border-radius:8px}.paint,.input textarea{font-size:1.2rem;line-height:1.45;padding:.6rem .75rem;border:1px solid var(--field);border-radius:8px;width:100%;min-height:3rem;white-space:pre-wrap;overflow-wrap:break-word;letter-spacing:normal;tab-size:8}.paint{position:absolute;inset:0;border-color:transparent;color:transparent;overflow:hidden;pointer-events:none}.paint .chip{all:unset;background:var(--chip);border-radius:4px}.paint .unseen{all:unset;box-shadow:0 0 0 1px var(--bad)}.paint .break{position:static}.paint .break::before{opacity:.6}.input textarea{position:relative;display:block;background:transparent;resize:none;field-sizing:content}.input textarea:focus{outline:2px solid var(--accent);outline-offset:-1px;border-color:var(--accent)}.input textarea::placeholder{color:var(--muted);opacity:1}.input textarea:read-only{border-style:dashed;background:var(--raised)}.away textarea{border-style:dashed;color:var(--muted)}.reads{display:flex;gap:.75rem;align-items:baseline}.field .reads{margin-top:.35rem;padding-inline:.8rem}.reads p{flex:1}.old{opacity:.45}.input textarea[aria-invalid="true"]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}.below{display:flex;flex-wrap:wrap;gap:.25rem .9rem;font-size:.82rem;color:var(--muted);margin-top:.3rem}.below>:empty{display:none}.below:not(:has(>:not(:empty,[hidden]))){display:none}.insert{display:inline-flex;flex-wrap:wrap;gap:.35rem;align-items:center}.below .over{color:var(--bad);font-weight:600}.clash{border:2px solid var(--wait);border-radius:8px;padding:.6rem .85rem;margin-top:.4rem}.actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;position:sticky;bottom:0;margin:.25rem -1.1rem -.85rem;padding:.75rem 1.1rem;background:var(--paper);border-top:1px solid var(--line);border-radius:0 0 12px 12px}.actions>button{padding:.5rem 1rem}.reasons{color:var(--bad)}.reasons:not(:empty){margin:.5rem 0}.begun,.begun strong{color:var(--muted)}.begun .finding{border-color:var(--line)}.finding{margin-top:.4rem;padding:.3rem .7rem;font-size:.9rem;border-inline-start:3px solid var(--muted);background:var(--raised);border-radius:0 6px 6px 0}.error-line{border-color:var(--bad)}.warning-line{border-color:var(--wait)}.finding code{color:var(--muted);font-size:.8rem}.finding button{padding:0 .6rem}table{border-collapse:collapse;width:100%}th[scope="row"]{width:1%;white-space:nowrap}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line);font-weight:normal}tr:last-child>*{border:0}.offer{display:grid;grid-template-columns:auto 1fr auto;gap:.6rem;padding:.45rem 0;border-bottom:1px solid var(--line);align-items:start}.offer:last-child{border:0}.offer button,.term button{padding:.1rem .6rem}.percent{font-size:.8rem;font-weight:600;color:var(--good);font-variant-numeric:tabular-nums;padding-top:.15rem}.usage button{padding:0;font:.85rem/1.5 ui-monospace,monospace;text-align:start;overflow-wrap:anywhere}.usage code{display:block;font-size:.8rem;overflow-wrap:anywhere;white-space:pre-wrap}.usage + .usage{margin-top:.35rem}.other,.origin{padding:.3rem 0}.other + .other,.origin + .origin{border-top:1px solid var(--line)}details summary{cursor:pointer;color:var(--muted);font-size:.85rem;font-weight:600}dl.keys{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;font-size:.85rem;margin-top:.5rem}dl.keys kbd{margin:0}.blank{margin:12vh auto;max-width:28rem;text-align:center;color:var(--muted);display:grid;gap:.75rem;justify-items:center}.blank h1{color:var(--ink);font-size:1.5rem}.done .icon{width:4rem;height:4rem;color:var(--good);stroke-width:1.6;border:2px solid;border-radius:50%;padding:.8rem}#message{position:fixed;z-index:9;inset-block-end:1rem;inset-inline-start:50%;translate:-50%;background:var(--ink);color:var(--paper);border-radius:99px;padding:.45rem 1.1rem;box-shadow:var(--shade);overflow-wrap:anywhere}#message:empty{display:none}dialog{border:1px solid var(--line);border-radius:14px;padding:1.25rem;width:min(40rem,calc(100vw - 2rem));max-height:calc(100vh - 3rem);background:var(--paper);color:var(--ink);box-shadow:0 20px 60px #0005}dialog::backdrop{background:#0006}dialog form{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem}dialog h2,.sheet h1{font-size:1.25rem;color:var(--ink);margin:0}dialog textarea{width:100%;resize:vertical}.ends,.pair{display:flex;gap:.5rem}.ends{justify-content:flex-end;position:sticky;bottom:-1.25rem;background:var(--paper);padding:.5rem 0}.pair input{flex:1;min-width:0}.changes{max-height:45vh;overflow-y:auto;border-block:1px solid var(--line)}.changes li{padding:.45rem 0;border-bottom:1px solid var(--line)}.changes label{display:grid;grid-template-columns:auto 1fr;gap:0 .6rem}.changes p{grid-column:2}#start{display:none;overflow-y:auto}[data-view="start"] main{display:block;overflow-y:auto}[data-view="start"] :is(#list,#editor,.pick,.total,.find){display:none !important}[data-view="start"] #bar .name{max-width:none;flex:1;text-align:start}[data-view="start"] #start{display:block}.sheet{max-width:60rem;margin:0 auto;padding:8vh 1.5rem 3rem;display:grid;gap:1rem}.sheet h1{font-size:1.75rem}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.75rem}.cards button{width:100%;display:grid;grid-template-columns:1fr auto;gap:.35rem .75rem;text-align:start;padding:1rem 1.1rem;border-color:var(--line);border-radius:12px;box-shadow:var(--shade)}.cards button:hover{border-color:var(--accent);background:var(--paper)}.cards progress{width:100%;grid-column:1 / 3}.sheet form{max-width:30rem;display:grid;gap:.4rem;padding-top:1rem}.only-narrow{display:none !important}@media (min-width: 1200px){#editor:has(>.side){display:grid;grid-template-columns:minmax(0,1fr) clamp(16rem,22vw,24rem);gap:0 1.5rem;align-content:start}#editor:has(>.side)>.desk{max-width:60rem;justify-self:center;padding-bottom:1.5rem}.side{padding-top:0}}@media (max-width: 1100px){.total span,.find kbd{display:none}}@media (max-width: 760px){main{grid-template-columns:minmax(0,1fr)}body[data-view="list"] #editor,body[data-view="editor"] #list{display:none}.only-narrow{display:inline-flex !important}#bar{flex-wrap:wrap;gap:.4rem;padding:.5rem .75rem}.pick{flex:1}#bar .name{max-width:8rem}.pick select{max-width:none}.place{gap:.5rem}.names{order:1;flex:1 0 100%}.place .only-narrow{margin-inline-end:auto}#list{border:0}.total{order:5;flex:1 0 100%}.total progress{flex:1}.total span{display:inline}.find{flex:1 0 100%;order:4;max-width:none}body[data-view="editor"] #bar,kbd{display:none}.row .state span:last-child{display:none}.actions{position:sticky;flex-wrap:nowrap;padding:.6rem .75rem;margin:.25rem -.85rem -.85rem}.actions>button{padding:.5rem .6rem;min-width:0}.actions .menu{inset-inline:auto 0}.sources,.target,.side section,.comment{padding:.85rem}#editor{padding:.75rem .75rem 0}.sheet{padding-top:2rem}}@media (max-height: 480px){.actions{position:static !important}}@media (prefers-reduced-motion: reduce){.skeleton{animation:none}}@media (forced-colors: active){.row[aria-selected="true"]{outline:2px solid Highlight;outline-offset:-2px}.dot{forced-color-adjust:none}}
"""####,
    ]
}
