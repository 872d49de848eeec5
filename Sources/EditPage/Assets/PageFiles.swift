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
import{language as Tg,texts as Ug}from'./texts.js'
function ge(o,pa){try{if(pa===null)sessionStorage.removeItem(o);else sessionStorage.setItem(o,JSON.stringify(pa));return true;}catch{return false;}}

function fe(o){try{return JSON.parse(sessionStorage.getItem(o));}catch{return null;}}

function tg(Bg){try{return Object.keys(sessionStorage).filter((o)=>o.startsWith(Bg));}catch{return[];}}
let ud='fitloc.secret';let td={language:'language',state:'show',search:'search',table:'catalog',key:'key',keyTable:'in'};let sd={findings:'findings',changed:'changed'};let nc=true;let Va=null;function cf(){let Xa=Va;let[Oa,...Ta]=location.hash.slice(1).split('&');let za=/^[0-9a-f]{32}$/.test(Oa)?Oa:'';Va=za||Va||fe(ud);if(za)nc=ge(ud,za);if(za&&nc)history.replaceState(null,'',Ta.length?`#${Ta.join('&')}`:location.pathname);return{secret:Va,isNew:Va!==Xa};}

function oc(){let za=new URLSearchParams(location.hash.slice(1));let l={};for(let[ua,W]of Object.entries(td))l[ua]=za.get(W)??'';for(let[ua,W]of Object.entries(sd))l[ua]=za.has(W);let{language:j,key:t,keyTable:eg,...bb}=l;return j?{language:j,asked:za.has('key')?{table:eg,key:t,language:j}:null,filter:bb}:null;}

function bf({language:j,asked:h,filter:bb}){let l=new URLSearchParams();let ya={...bb,language:j,key:h?.key,keyTable:h?.table};for(let[ua,W]of Object.entries(td)){if(ya[ua]||(ua==='key'&&h))l.set(W,ya[ua]);}
for(let[ua,W]of Object.entries(sd))if(ya[ua])l.set(W,'1');return j?l.toString():'';}

function vd(l,Tc){let Fc=[nc?'':Va,bf(l)].filter(Boolean).join('&');if(location.hash.slice(1)===Fc)return;history[Tc?'replaceState':'pushState'](null,'',Fc?`#${Fc}`:location.pathname);}
let pc=null;function ff(){let{secret:Ig,isNew:Ca}=cf();pc=Ig;return Ca;}

let wd=()=>Boolean(pc);class lb extends Error{constructor(O){super(`status ${O}`);this.status=O;}}

async function X(o,tf={}){let Sb=await fetch(`/api/${o}`,{method:'POST',headers:{'Content-Type':'application/json','X-Fitloc-Token':pc},body:JSON.stringify(tf),}).catch(()=>null);if(!Sb)throw new lb(0);if(!Sb.ok)throw new lb(Sb.status);return Sb.json().catch(()=>{throw new lb(0);});}
function a(x,zb={},...rc){let s=document.createElement(x);if(x==='button')s.type='button';for(let[o,pa]of Object.entries(zb)){if(typeof pa==='function')s.addEventListener(o,pa);else if(typeof pa==='boolean')s.toggleAttribute(o,pa);else if(pa!==null&&pa!==undefined)s.setAttribute(o,pa);}
s.append(...rc.flat().filter((nb)=>nb!==null&&nb!==undefined));return s;}

function D(s,...rc){s.replaceChildren(...rc.flat().filter((nb)=>nb!==null&&nb!==undefined));}

let Af=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;function V(e){return e.replace(Af,(n)=>`‹U+${n.codePointAt(0).toString(16).toUpperCase().padStart(4,'0')}›`);}

function pb(j){return j?(j.is_right_to_left?'rtl':'ltr'):'auto';}
let Aa=(o)=>document.getElementById('icons').content.querySelector(`.${o}`).cloneNode(true);
document.documentElement.lang=Tg;function b(P,ya={}){return(Ug[P]??P).replace(/\{(\w+)\}/g,(ah,o)=>(o in ya?String(ya[o]):ah));}

function dd(q){return Ug[`status.${q}`]??q;}

function ba(x){try{return new Intl.DisplayNames([Tg],{type:'language'}).of(x)??x;}catch{return x;}}

function ch(Ab,x){let te;try{te=new Intl.PluralRules(x);}catch{return Ab;}
let n=[];for(let z=0;z<=200&&n.length<4;z+=1)if(te.select(z)===Ab)n.push(z);if(!n.length)return b('other_numbers');return n.slice(0,3).join(', ')+(n.length>3?'…':'');}
let bh={iphone:'iPhone',ipad:'iPad',ipod:'iPod touch',mac:'Mac',applewatch:'Apple Watch',appletv:'Apple TV',applevision:'Apple Vision',};let Ee=(Za)=>bh[Za]??(Za==='other'?b('other_devices'):Za);function De(w,x){let K=w.split('.');let Nb=K.map((B,l)=>{let xd=K[l-1];if(xd==='plural')return ch(B,x);if(xd==='device')return Ee(B);return['plural','device','substitutions','set'].includes(B)?'':B;});return Nb.filter(Boolean).join(' · ');}

let jb=/Mac|iPhone|iPad/.test(navigator.platform);function kb(Bd){if(!jb)return Bd.replace('Mod','Ctrl').replaceAll('Match','Alt');return Bd.replace('Mod+','⌘').replaceAll('Match+','⌃⌥').replace('Alt+','⌥').replace('Shift+','⇧').replace('Enter','↩');}
function he(ha,dg){let u=a('div',{class:'menu',role:'menu',hidden:true,'aria-label':ha});let U=a('button',{class:'plain',title:ha,'aria-label':ha,'aria-haspopup':'menu','aria-expanded':'false'},Aa('more'));let s=a('span',{class:'holder'},U,u);let Cb=(Jf)=>{u.hidden=true;U.setAttribute('aria-expanded','false');if(Jf)U.focus();};let Ob=()=>{u.replaceChildren(...dg().filter(Boolean).map((Hb)=>a('button',{role:'menuitem',click:()=>{Cb(true);Hb.act();},},a('span',{},Hb.label),Hb.keys?a('kbd',{},kb(Hb.keys)):null)));u.hidden=false;U.setAttribute('aria-expanded','true');u.firstChild?.focus();};U.addEventListener('click',()=>(u.hidden?Ob():Cb(true)));u.addEventListener('keydown',(d)=>{let B={ArrowDown:1,ArrowUp:-1}[d.key];let la=[...u.children];if(B)la[(la.indexOf(document.activeElement)+B+la.length)%la.length].focus();else if(d.key==='Escape')Cb(true);else return;d.preventDefault();d.stopPropagation();});s.addEventListener('focusout',(d)=>{if(!s.contains(d.relatedTarget))Cb(false);});return s;}
function vc(ac,tc,mc){let Ka=a('dialog',{'aria-labelledby':'dialog-title',keydown:(d)=>d.stopPropagation(),close:()=>Ka.remove()},a('form',{method:'dialog',submit:(d)=>d.preventDefault()},a('h2',{id:'dialog-title'},ac),tc,a('div',{class:'ends'},a('button',{click:()=>Ka.close()},b('cancel')),mc)));document.body.append(Ka);Ka.showModal();return Ka;}

function Cd({title:ac,hint:Of,action:lc,text:e=''},qa){let Ia=a('textarea',{rows:'3','aria-label':ac,dir:'auto','aria-describedby':'dialog-hint'});Ia.value=e;let Md=()=>{if(!Ia.value.trim())return Ia.focus();Ka.close();return qa(Ia.value.trim());};Ia.addEventListener('keydown',(d)=>{if(d.key==='Enter'&&(d.ctrlKey||d.metaKey))Md();});let Ka=vc(ac,[Ia,a('p',{class:'facts',id:'dialog-hint'},Of)],a('button',{class:'main',click:Md},lc));Ia.focus();}
function Dd(ia,yg,j){let[R,aa]=[ia,yg].map((e)=>(e.length>4000?[e]:e.match(/\s+|[\p{L}\p{N}\p{M}]+|[^]/gu)??[]));let xf=R.length*aa.length>250_000?[]:zf(R,aa);let Ra=[];let[eb,Uc]=[0,0];for(let[i,A]of[...xf,[R.length,aa.length]]){if(i>eb)Ra.push(a('del',{},V(R.slice(eb,i).join(''))));if(A>Uc)Ra.push(a('ins',{},V(aa.slice(Uc,A).join(''))));if(i<R.length)Ra.push(V(R[i]));[eb,Uc]=[i+1,A+1];}
return a('span',{class:'text',lang:j?.tag,dir:j?.is_right_to_left?'rtl':'auto'},Ra);}

function zf(R,aa){let Ua=aa.length+1;let v=new Uint16Array((R.length+1)*Ua);for(let i=R.length-1;i>=0;i-=1){for(let A=aa.length-1;A>=0;A-=1){v[i*Ua+A]=R[i]===aa[A]?v[(i+1)*Ua+A+1]+1:Math.max(v[(i+1)*Ua+A],v[i*Ua+A+1]);}}
let me=[];for(let[i,A]=[0,0];i<R.length&&A<aa.length;){if(R[i]===aa[A])me.push([i++,A++]);else if(v[(i+1)*Ua+A]>=v[i*Ua+A+1])i+=1;else A+=1;}
return me;}
let ra=new Map();let Fb='';let E=({table:v,key:t,language:j})=>JSON.stringify([v,t,j]);let da=(e)=>(e??'').replace(/\r\n?/g,'\n');function Cf(Kf){Fb=`fitloc.draft ${JSON.stringify(Kf)} `;for(let o of tg(Fb)){let N=fe(o);if(N)ra.set(o.slice(Fb.length),N);}}
function Ac(o,N){let Vd=!Object.keys(N).length;if(Vd)ra.delete(o);else ra.set(o,N);ge(Fb+o,Vd?null:N);}

function wc(){return[...ra.keys()].map((o)=>{let[v,t,j]=JSON.parse(o);return{table:v,key:t,language:j};});}

let yc=(c)=>Object.keys(ra.get(E(c))??{});function Eb(c,w){return ra.get(E(c))?.[w];}

function xc(c,f,e){let{[f.part]:ia,...Ta}=ra.get(E(c))??{};let L={text:e,was:ia?ia.was:f.text??null};Ac(E(c),Fd(f,e)?{...Ta,[f.part]:L}:Ta);}

function zc(c,w,ka){let N=ra.get(E(c));if(N?.[w])Ac(E(c),{...N,[w]:{...N[w],was:ka}});}

function Ed(c,w=null){let{[w]:dh,...Ta}=ra.get(E(c))??{};Ac(E(c),w===null?{}:Ta);}

function Bf(f,e){return f.text?.includes('\r\n')?e.replaceAll('\n','\r\n'):e;}

function Fd(f,e){return e!==da(f.text);}
let Yc=200;async function xe(j,y){let n=[];for(let na=0;na<y.length;na+=20){let{entries:qb}=await X('entries',{language:j,keys:y.slice(na,na+20)});n.push(...qb.filter(Boolean));}
return n;}

class we{constructor(m,q,ub){Object.assign(this,{page:m,state:q,isAll:ub,all:[],run:0});this.list=a('ul',{class:'changes'});this.more=a('p',{class:'facts'});this.button=a('button',{class:'main',click:()=>this.#We()});this.#fc();}

async show(y,wf){let Fg=++this.run;let{language:j}=this.page;let qb=await xe(j,y.slice(0,Yc)).catch((C)=>this.page.failed(C))??[];if(Fg!==this.run)return;this.all=qb.map((c)=>{let T=c.fields.map((f)=>({field:f,text:wf(f)})).filter((i)=>i.text!==null);return{entry:c,typed:T,box:a('input',{type:'checkbox',checked:true,change:()=>this.#fc()})};}).filter((i)=>i.typed.length);let{own:L}=this.page.languagesOf({language:j});D(this.list,this.all.length?this.all.map(({entry:c,typed:T,box:uf})=>a('li',{},a('label',{},uf,a('span',{class:'facts'},V(c.key)),T.map(({field:f,text:e})=>a('p',{},Dd(f.text??'',e,L)))))):a('li',{class:'muted'},b('nothing_found')));this.more.textContent=y.length>Yc?b('more_found',{count:Yc}):'';this.#fc();}
#jd(){return this.all.filter((i)=>i.box.checked);}
#fc(){let ca=this.#jd().length;this.button.textContent=b('apply',{count:ca});this.button.disabled=!ca;}
#We(){let sa=Symbol('changes');for(let{entry:c,typed:T}of this.#jd()){let h={table:c.table,key:c.key,language:c.language};let F=T.flatMap((i)=>this.page.saves.texts(c,[i],this.state??i.field.state??'translated',this.isAll));this.page.saves.save(h,F,{group:sa});}
this.button.closest('dialog').close();}}
let Xc=(f)=>f.text!==null&&f.text!==undefined;function Jg(m){let{rows:M,list:u}=m;let y=u.shown.filter((k)=>M.statuses[k]==='needs_review').map((k)=>M.at(k));let va=new we(m,'translated',true);vc(b('accept_many').replace('…',''),[a('p',{class:'facts'},b('accept_hint')),va.list,va.more],va.button);va.show(y,(f)=>(Xc(f)&&f.state==='needs_review'?f.text:null));}

async function Lg(m,h,Z){let sa=Symbol('review');for(let j of Z){let[c]=await xe(j,[h]).catch((C)=>m.failed(C)??[])??[];let T=(c?.fields??[]).filter((f)=>Xc(f)&&(f.state||'translated')==='translated');let F=T.flatMap((f)=>m.saves.texts(c,[{field:f,text:da(f.text)}],'needs_review',true));m.saves.save({...h,language:j},F,{group:sa});}}

function Kg(m){let va=new we(m,null,false);let f=(P)=>a('input',{type:'text','aria-label':b(P),placeholder:b(P),dir:'auto',autocomplete:'off',input:()=>Ld()});let[R,aa]=[f('find'),f('replace_with')];let ab=a('input',{type:'checkbox',change:()=>Ld()});let Be=0;let Ld=()=>{clearTimeout(Be);Be=setTimeout(ea,200);};let ea=()=>{let{rows:M,list:u}=m;let Id=R.value.replace(/[.*+?^${}()|[\]\\]/g,'\\$&');let fa=new RegExp(Id,ab.checked?'gu':'giu');let tb=(e)=>Id!==''&&e.search(fa)>=0;let y=u.shown.filter((k)=>tb(M.texts[k])).map((k)=>M.at(k));va.show(y,(i)=>{let e=Xc(i)&&tb(i.text)?i.text.replace(fa,()=>aa.value):i.text;return e===i.text?null:e;});};vc(b('replace').replace('…',''),[a('div',{class:'pair'},R,aa),a('label',{class:'tick'},ab,b('match_case')),va.list,va.more],va.button);R.focus();}
let yd=['unfinished','missing','new','incomplete','needs_review','translated','stale','excluded'];class mb{constructor(s,m){Object.assign(this,{element:s,page:m});let Na=()=>m.settle(false);this.search=a('input',{type:'search',placeholder:b('search'),'aria-label':b('search'),autocomplete:'off',spellcheck:'false',input:Na});this.language=a('select',{class:'language','aria-label':b('language'),change:()=>m.choose(this.language.value)});this.progress=a('progress',{max:'100','aria-label':b('status.translated')});this.done=a('span');this.undo=mb.#id('undo',()=>m.undo(false));this.redo=mb.#id('redo',()=>m.undo(true));this.#Qe(Na);D(s,a('button',{class:'plain name',title:b('languages'),'aria-label':`${b('project')}: ${m.name}`,click:()=>m.showStart()},V(m.name)),a('span',{class:'pick'},this.language,Aa('down')),a('span',{class:'total'},this.progress,this.done),a('label',{class:'find'},Aa('search'),this.search,a('kbd',{},'/')),m.readOnly?a('strong',{class:'badge'},b('read_only')):a('span',{class:'undo'},this.undo,this.redo),he(b('more'),()=>[{label:b('languages'),act:()=>m.showStart()},{label:b('copy_link'),act:()=>m.copyLink()},m.readOnly||!m.rows?null:{label:b('replace'),act:()=>Kg(m)},m.readOnly||!m.rows?null:{label:b('accept_many'),act:()=>Jg(m)},]));}
static #id(P,ob){return a('button',{class:'plain',title:b(P),hidden:true,click:ob},Aa(P),a('span',{class:'hidden-label'},b(P)));}
#Qe(Na){let{since:ze}=this.page.project;let set=(q)=>()=>{this.state.value=q;Na();};this.tabs=[['unfinished',b('status.unfinished')],['needs_review',b('status.needs_review')],['',b('all')]].map(([q,ha])=>{let ca=a('span',{class:'count'});return{state:q,count:ca,button:a('button',{click:set(q)},`${ha} `,ca)};});this.table=a('select',{class:'table','aria-label':b('catalog'),change:()=>this.page.settle(true)});this.state=a('select',{class:'states','aria-label':b('state'),change:Na},a('option',{value:''},b('any_state')),yd.map((q)=>a('option',{value:q},b(`status.${q}`))));this.findings=a('input',{type:'checkbox',change:Na});this.changed=a('input',{type:'checkbox',change:Na});let Rg=a('summary',{title:b('filter'),'aria-label':b('filter')},Aa('filter'));let ha=(P,s)=>a('label',{},a('span',{class:'facts'},b(P)),s);this.tableLabel=ha('catalog',this.table);this.more=a('details',{class:'holder',keydown:(d)=>{if(d.key==='Escape')this.more.open=false;}},Rg,a('div',{class:'menu'},ha('state',this.state),this.tableLabel,a('label',{class:'tick'},this.findings,b('with_findings')),ze?a('label',{class:'tick'},this.changed,b('changed_since',{revision:ze})):null));this.more.addEventListener('focusout',(d)=>{if(d.relatedTarget&&!this.more.contains(d.relatedTarget))this.more.open=false;});this.filters=a('div',{class:'filters'},a('div',{class:'tabs',role:'group','aria-label':b('state')},this.tabs.map((bd)=>bd.button)),this.more);}

draw(){let{languages:Z,tables:cd}=this.page.project;let Bb=this.table.value;let Ng=[...Z].sort((i,A)=>Boolean(i.is_source)-Boolean(A.is_source)||ba(i.tag).localeCompare(ba(A.tag),document.documentElement.lang));D(this.language,Ng.map((j)=>a('option',{value:j.tag},mb.labelOf(j))));this.language.value=this.page.language??'';D(this.table,a('option',{value:''},b('all_catalogs')),cd.map((v)=>a('option',{value:v.path},v.path)));this.table.value=cd.some((v)=>v.path===Bb)?Bb:'';this.tableLabel.hidden=cd.length<2;}
static labelOf({tag:x,wanted:fa,translated:xa,is_source:cg}){if(cg)return`${ba(x)} – ${b('source')}`;return fa===undefined?ba(x):`${ba(x)} – ${fa?Math.floor((xa*100)/fa):100} %`;}

showLanguages(uc){for(let j of this.page.project.languages){Object.assign(j,uc.find((i)=>i.tag===j.tag));this.#pd(j);}}
#pd(j){let ke=[...this.language.options].find((i)=>i.value===j.tag);if(ke)ke.textContent=mb.labelOf(j);}

get filter(){return{search:this.search.value,table:this.table.value,state:this.state.value,findings:this.findings.checked,changed:this.changed.checked,};}

set filter({search:ea='',table:v='',state:q='',findings:ma=false,changed:Q=false}){this.search.value=ea;this.table.value=v;this.state.value=yd.includes(q)?q:'';this.findings.checked=ma;this.changed.checked=Q;}

showProgress(M){let{progress:Qb,counts:Ya}=M;this.progress.value=Qb.percent;this.done.textContent=b('progress',Qb);for(let{state:q,count:ca,button:U}of this.tabs){ca.textContent=String(Ya[q]??0);U.setAttribute('aria-pressed',String(this.state.value===q));}
let{table:v,state:q,findings:ma,changed:Q}=this.filter;this.more.classList.toggle('active',Boolean(v||ma||Q||!this.tabs.some((bd)=>bd.state===q)));let L=this.page.project.languages.find((j)=>j.tag===this.page.language);if(!L)return;Object.assign(L,{wanted:Qb.total,translated:Qb.done});this.#pd(L);}

showSaves({done:qa,undone:Vg}){this.undo.hidden=!qa.length;this.redo.hidden=!Vg.length;}}
function ef(d){if([...d.key].length!==1||d.metaKey)return false;return d.getModifierState('AltGraph')||(!d.ctrlKey&&(jb||!d.altKey));}

class df{constructor(h){Object.assign(this,{asked:h,texts:[''],state:null});this.area=a('textarea',{rows:'1',readonly:true,lang:h.language,dir:'auto','aria-label':b('loading'),'aria-busy':'true',keydown:(d)=>this.#ic(d),paste:(d)=>this.#Se(d),});this.element=a('div',{class:'field ahead'},a('div',{class:'input'},this.area),a('p',{class:'facts'},`${ba(h.language)} · ${b('loading')}`));}

get hasText(){return this.texts.some(Boolean);}
#ic(d){let J=this.texts.length-1;let Hc=d.ctrlKey||d.metaKey||d.altKey;if(ef(d))this.texts[J]+=d.key;else if(d.key==='Enter'&&!Hc)this.texts[J]+='\n';else if(d.key==='Backspace'&&!Hc)this.texts[J]=[...this.texts[J]].slice(0,-1).join('');else if(d.key==='Tab'&&!Hc&&!d.shiftKey)this.texts.push('');else return;d.preventDefault();this.#Ha();}
#Se(d){this.texts[this.texts.length-1]+=d.clipboardData.getData('text/plain');d.preventDefault();this.#Ha();}
#Ha(){this.area.value=this.texts.join('\n');this.area.rows=Math.min(12,this.area.value.split('\n').length);}

settle(Ma){let T=Ma.map(()=>'');this.texts.forEach((e,z)=>{T[Math.min(z,Ma.length-1)]+=e;});let sb=[];let Ca=true;Ma.forEach((f,z)=>{if(!T[z])return;let ia=Eb(this.asked,f.part)?.text??da(f.text);if(ia)Ca=false;sb.push({field:f,text:ia+da(T[z])});xc(this.asked,f,ia+da(T[z]));});return{filled:sb,isNew:Ca};}}
let re=new Set(['missing','new','incomplete','needs_review']);function Tb(e){let Pc=e.toLowerCase();return/^[\u0000-\u007f]*$/.test(Pc)?Pc:Pc.normalize('NFKD').replace(/\p{M}/gu,'');}

let se=(ea)=>[...Tb(ea).matchAll(/"([^"]+)"|[^\s"]+/g)].map((H)=>H[1]??H[0]);class Eg{constructor(r){Object.assign(this,r);this.folded=this.keys.map((t,k)=>this.#md(k));this.places=new Map(this.keys.map((t,k)=>[`${this.tables[k]} ${t}`,k]));this.tableOf=new Map(this.paths.map((Rc,v)=>[Rc,v]));}
#md(k){return Tb(`${this.keys[k]}\n${this.sources[k]}\n${this.texts[k]}\n${this.comments[k]}`);}

take(Q){let k=this.places.get(`${Q.table} ${Q.key}`);if(k===undefined)return k;this.sources[k]=Q.source;this.texts[k]=Q.text;this.comments[k]=Q.comment;this.statuses[k]=Q.status;this.severities[k]=Q.severity;this.changes[k]=Q.is_changed;this.folded[k]=this.#md(k);return k;}

find({table:v,key:t}){return this.places.get(`${this.tableOf.get(v)} ${t}`);}

at(k){return{table:this.paths[this.tables[k]],key:this.keys[k]};}

passing({search:ea='',table:v,state:q,findings:ma,changed:Q}){let Ga=se(ea);let n=[];for(let k=0;k<this.keys.length;k+=1){if(v&&this.paths[this.tables[k]]!==v)continue;if(ma&&this.severities[k]<2)continue;if(Q&&!this.changes[k])continue;let O=this.statuses[k];if(q&&(q==='unfinished'?!re.has(O):O!==q))continue;if(!Ga.every((W)=>this.folded[k].includes(W)))continue;n.push(k);}
return n;}

get counts(){let Ya={'':this.keys.length,unfinished:0};for(let O of this.statuses){Ya[O]=(Ya[O]??0)+1;if(re.has(O))Ya.unfinished+=1;}
return Ya;}

get progress(){let[qa,bc]=[0,0];for(let O of this.statuses){if(O!=='stale'&&O!=='excluded')bc+=1;if(O==='translated')qa+=1;}
return{done:qa,total:bc,percent:bc?Math.floor((qa*100)/bc):100};}}
let ee=/%#@\w+@|%arg\b|%\(\w+\)(?:@|[a-z]+)|%(?:\d+\$)?[-+0#']*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|ll|[hlqLztj])?[@diuxXofFeEgGcCsSpaA]|%%|\{\{\w+\}\}|\{\w+\}|\$\{\w+\}/g;let sg=/^[ \t]+|[ \t]+$|[ \t]{2,}|[\u00a0\u202f\u2007]+|\n/gm;let rg=(e)=>[...new Set(e.match(ee)??[])].filter((i)=>i!=='%%');function de(e){let n=[...e.matchAll(ee)].map((H)=>({at:H.index,text:H[0],kind:'chip'}));let Sg=(Wa)=>n.some((i)=>Wa>=i.at&&Wa<i.at+i.text.length);let Lf=[...e.matchAll(sg)].filter((H)=>!Sg(H.index)).map((H)=>({at:H.index,text:H[0],kind:H[0]==='\n'?'break':'space'}));let N=[];let ga=0;for(let w of[...n,...Lf].sort((i,A)=>i.at-A.at)){if(w.at<ga)continue;if(w.at>ga)N.push({text:e.slice(ga,w.at),kind:''});N.push(w);ga=w.at+w.text.length;}
if(ga<e.length)N.push({text:e.slice(ga),kind:''});return N;}

function ce(e,Ga){if(!Ga?.length||e.length>2000)return[V(e)];let Xb=[];let Dc='';let Wa=0;for(let Ad of e){let i=Tb(Ad);for(let B=0;B<i.length;B+=1)Xb.push(Wa);Dc+=i;Wa+=Ad.length;}
Xb.push(Wa);let Gb=new Uint8Array(e.length+1);for(let W of Ga){for(let l=Dc.indexOf(W);l>=0;l=Dc.indexOf(W,l+W.length)){Gb.fill(1,Xb[l],Xb[l+W.length]);}}
let Ra=[];for(let na=0,ga=0;na<e.length;na=ga){while(ga<e.length&&Gb[ga]===Gb[na])ga+=1;let oe=V(e.slice(na,ga));Ra.push(Gb[na]?a('mark',{},oe):oe);}
return Ra;}

function Qa(e,j,{insert:Ba=null,words:Ga=[]}={}){return a('span',{class:'text',lang:j?.tag,dir:pb(j)},de(e).map(({text:w,kind:Y})=>{if(Y==='chip')return Lb(w,Ba);if(Y)return a('span',{class:Y},w);return ce(w,Ga);}).flat());}

function Lb(e,Ba){if(!Ba)return a('bdi',{class:'chip',dir:'ltr'},V(e));return a('button',{class:'chip',dir:'ltr',title:b('insert',{text:e}),tabindex:'-1',mousedown:(d)=>d.preventDefault(),click:()=>Ba(e),},V(e));}

function qg(s,e){s.replaceChildren(...de(e).map(({text:w,kind:Y})=>(Y?a('span',{class:Y},w):w)),'\u200b');}
let Ja=(Ic,...tc)=>a('section',{},a('h2',{},Ic),...tc);function nf(c,S,Ba,Ga){if(c.is_source||!c.sources.length)return null;return a('section',{class:'sources'},a('h2',{},S?`${b('source')} · ${ba(S.tag)}`:b('source')),c.sources.map((e)=>a('p',{class:'source'},e.part?a('span',{class:'facts'},`${De(e.part,S?.tag)} `):null,Qa(e.text,S,{insert:Ba,words:Ga}))));}

function gf(c){if(!c.comment)return null;return a('section',{class:'comment'},a('h2',{},b('comment')),a('p',{class:'text',dir:'auto'},V(c.comment)));}

function lf(Ub,Ma,j){if(!Ub.some((hb)=>hb.text!==null&&hb.text!==undefined))return null;if(Ub.length===1&&Ma.some((f)=>f.text===Ub[0].text))return null;return Ja(b('preview'),a('table',{},a('tbody',{},Ub.map((hb)=>a('tr',{},hb.facts.length?a('th',{scope:'row',class:'facts'},hb.facts.join(', ')):null,a('td',{dir:pb(j)},Qa(hb.text??'',j)))))));}

function hf(n,j,cc){if(!n.length)return null;return Ja(b('matches'),a('ul',{class:'offers'},n.map((H,z)=>a('li',{class:'offer'},a('span',{class:'percent'},`${H.percent} %`),a('div',{},H.texts.map((e)=>a('p',{dir:pb(j)},Qa(e.text,j))),a('p',{class:'facts',dir:'auto'},V(H.source))),cc?a('button',{title:kb(`Match+${z+1}`),click:()=>cc(H)},b('use')):null))));}

function pf(n,Ba){if(!n.length)return null;return Ja(b('glossary'),a('ul',{},n.map((Zb)=>a('li',{class:'term'},a('strong',{},Zb.source),' → ',Zb.renderings.map((i)=>[Lb(i,Ba),' ']).flat(),Zb.never.length?a('span',{class:'muted'},`(${b('never',{words:Zb.never.join(', ')})})`):null))));}

function kf(n){if(!n.length)return null;let M=n.flatMap((A)=>A.texts.map((e)=>{let j={tag:A.language,is_right_to_left:A.is_right_to_left};return a('div',{class:'other'},a('p',{class:'facts'},[ba(A.language),e.part?De(e.part,A.language):''].filter(Boolean).join(' · ')),a('p',{dir:pb(j)},Qa(e.text,j)));}));return a('section',{},a('details',{open:M.length<=6},a('summary',{},`${b('others')} (${n.length})`),M));}

function jf(n){if(!n.length)return null;let Nf=Object.groupBy(n,(i)=>[i.author,i.day,i.subject,i.language].join('\n'));return Ja(b('history'),a('ul',{},Object.values(Nf).map((F)=>{let[Sa]=F;return a('li',{class:'origin'},a('p',{class:'facts'},`${ba(Sa.language)}: `,a('span',{dir:'auto'},Sa.author?V(b('origin',Sa)):b('uncommitted')),Sa.subject?a('span',{class:'text',dir:'auto'},` – ${V(Sa.subject)}`):null),F.filter((i)=>(i.before??i.text)!==i.text).map((i)=>a('p',{},Dd(i.before,i.text,{tag:i.language}))),Sa.former_source?a('p',{class:'warning'},V(b('former_source',{text:Sa.former_source}))):null);})));}

function qf(Pb){if(!Pb.length)return null;return Ja(b('usages'),a('ul',{class:'facts'},Pb.map((l)=>a('li',{class:'text',dir:'ltr'},V(l)))));}

function mf(){let y=[['Mod+Enter','save_next'],['Mod+Shift+Enter','review_next'],['Mod+S','save'],['Alt+↓ Alt+↑','shortcut.move'],['/','shortcut.search'],['Enter','shortcut.edit'],['Esc','shortcut.list'],['Match+1 … Match+5','shortcut.match'],['Mod+Z','shortcut.undo'],['Mod+Shift+Z','shortcut.redo'],];return a('section',{},a('details',{},a('summary',{},b('shortcuts')),a('dl',{class:'keys'},y.flatMap(([t,Zg])=>[a('dt',{},a('kbd',{},kb(t))),a('dd',{},b(Zg))]))));}
let cb=new Map();let Rf=200;function Qf(c,w,e){let o=`${E(c)} ${w}`;let history=cb.get(o)??new Pf(e);cb.delete(o);cb.set(o,history);if(cb.size>Rf)cb.delete(cb.keys().next().value);return history;}
class Pf{constructor(e){this.steps=[{text:e,caret:e.length,kind:null}];this.place=0;}

record(e,vf=e.length,Y=null){let J=this.steps[this.place];if(e===J.text)return;let B={text:e,caret:vf,kind:Y,time:Date.now()};if(this.#Pe(B,J)){this.steps[this.place]=B;return;}
let Mb=e.length>20_000?20:500;this.steps=[...this.steps.slice(0,this.place+1),B].slice(-Mb);this.place=this.steps.length-1;}
#Pe(B,J){if(!B.kind||B.kind!==J.kind||this.place===0)return false;if(B.kind==='insertCompositionText')return true;let Pg=/\s$/.test(J.text.slice(0,J.caret))&&/\S$/.test(B.text.slice(0,B.caret));return B.time-J.time<2000&&Math.abs(B.caret-J.caret)<=2&&!Pg;}

close(){this.steps[this.place].kind=null;}

go(K){let B=this.steps[this.place+K];if(B)this.place+=K;this.close();return B;}}
let If=new Intl.Segmenter();let Hf=CSS.supports('field-sizing','content');class Jd{constructor(c,f,{language:j,source:S,readOnly:Ea,single:Ae,showsSource:ad,changed:Q}){Object.assign(this,{entry:c,field:f,language:j,single:Ae,changed:Q,readOnly:Ea});let P=`field-${f.part}`;this.findings=a('div',{id:`${P}-findings`,class:'found'});this.count=a('span');this.state=a('span');this.missing=a('span',{class:'insert',hidden:true});this.clash=a('div',{class:'clash',role:'alert',hidden:true});this.mark=a('span',{class:'warning',hidden:true},b('unsaved'));let Ec=Jd.label(f);let ha=Ec||ba(c.language);this.paint=a('div',{class:'paint','aria-hidden':'true'});this.area=a('textarea',{rows:'1',spellcheck:'true',lang:c.language,dir:pb(j),readonly:Ea,'aria-label':ha,'aria-describedby':`${P}-findings`,placeholder:Ea?null:b('type_here'),input:(d)=>this.typed(d.inputType??null),beforeinput:(d)=>this.#Ie(d),keydown:(d)=>this.#ic(d),compositionend:()=>this.history.close(),scroll:()=>{this.paint.scrollTop=this.area.scrollTop;},});this.paint.dir=this.area.dir;this.element=a('div',{class:'field'},Ae||!Ec?null:a('p',{class:'form'},Ec),ad?a('p',{class:'source'},Qa(f.source,S,{insert:this.inserter})):null,a('div',{class:'input'},this.paint,this.area),this.clash,a('div',{class:'below'},this.missing,this.state,this.mark,this.count),this.findings);this.history=Qf(c,f.part,da(f.text));let La=Eb(c,f.part);this.area.value=La?.text??f.text??'';this.history.record(this.text);if(La&&La.was!==(f.text??null))this.#hd();this.measure();}

static label({device:Za,category:Ab,numbers:zg,part:w}){let Da=[Za&&Ee(Za),Ab&&(zg||b('other_numbers'))].filter(Boolean).join(' · ');return Da||(w.includes('.')?w.split('.').at(-1):w);}
get text(){return this.area.value;}
get isChanged(){return Fd(this.field,this.text);}

get isAsked(){return!this.clash.hidden;}

get inserter(){return this.readOnly?null:(e)=>this.insert(e);}

insert(e){this.area.setRangeText(e,this.area.selectionStart,this.area.selectionEnd,'end');this.history.close();this.typed();this.area.focus();}

put(e){this.area.value=e;this.history.close();this.typed();}
typed(Y=null){this.history.record(this.text,this.area.selectionEnd,Y);this.#od();}
#od(){xc(this.entry,this.field,this.text);if(!this.isChanged)this.clash.hidden=true;this.measure();this.changed();}

#ic(d){let Yf=(jb?d.metaKey&&!d.ctrlKey:d.ctrlKey&&!d.metaKey)&&!d.altKey;let t=d.key.toLowerCase();if(!Yf||d.isComposing||!(t==='z'||(t==='y'&&!jb)))return;d.preventDefault();this.step(t==='y'||d.shiftKey?1:-1);}
#Ie(d){let K={historyUndo:-1,historyRedo:1}[d.inputType];if(!K)return;d.preventDefault();this.step(K);}

step(K){let B=this.area.readOnly?undefined:this.history.go(K);if(!B)return;this.area.value=B.text;this.area.setSelectionRange(B.caret,B.caret);this.#od();}

measure(){let{limit:Oc}=this.entry;let{state:q}=this.field;this.mark.hidden=!this.isChanged;D(this.state,q&&!this.single?a('span',{class:`state ${q}`},a('span',{class:`dot ${q}`}),dd(q)):null);if(this.text.length<20_000)qg(this.paint,this.text);this.#Ne();let Xf=!this.text||['zero','one','two'].includes(this.field.category);let fb=this.readOnly||this.entry.is_source||Xf?[]:rg(this.field.source??'').filter((i)=>!this.text.includes(i));this.missing.hidden=!fb.length;D(this.missing,b('not_used'),fb.map((i)=>Lb(i,this.inserter)));if(!Oc)return;let ca=[...If.segment(this.text)].length;this.count.textContent=b('characters',{count:ca,limit:Oc});this.count.classList.toggle('over',ca>Oc);}

#Ne(){if(Hf)return;this.area.style.height='auto';if(this.area.scrollHeight)this.area.style.height=`${this.area.scrollHeight+2}px`;else requestAnimationFrame(()=>{if(this.area.scrollHeight)this.area.style.height=`${this.area.scrollHeight+2}px`;});}

show(ma){this.area.setAttribute('aria-invalid',String(ma.some((n)=>n.is_blocking||n.severity==='error')));D(this.findings,ma.map((n)=>Kd(n,this.area.readOnly?null:(e)=>this.put(e))));}

take(f,Kc){let T=this.isChanged?this.text:null;let Zf=f.text!==this.field.text;this.field=f;if(Kc)zc(this.entry,f.part,f.text??null);if(T===null&&this.text!==da(f.text)){this.area.value=f.text??'';this.history.record(this.text);}
xc(this.entry,f,this.text);if(Zf){this.clash.hidden=true;if((Eb(this.entry,f.part)?.was??null)!==(f.text??null)&&this.isChanged)this.#hd();}
this.measure();}
#hd(){this.clash.hidden=false;let ve=(e)=>{this.clash.hidden=true;zc(this.entry,this.field.part,this.field.text??null);if(e!==null)this.put(e);this.area.focus();};D(this.clash,a('p',{},b('conflict')),a('p',{},Qa(this.field.text??'',this.language)),a('button',{click:()=>ve(null)},b('keep_mine')),' ',a('button',{click:()=>ve(da(this.field.text))},b('take_theirs')));}}

function Kd(n,Nd){let Zc=n.is_blocking?'error':n.severity;return a('p',{class:`finding ${Zc}-line`},a('strong',{class:Zc},b(`severity.${Zc}`)),' ',a('span',{class:'text'},n.message),' ',a('code',{},n.rule),' ',n.fixed!==undefined&&n.fixed!==null&&Nd?a('button',{click:()=>Nd(n.fixed)},b('fix')):null);}
let Gd=matchMedia('(min-width: 1200px)');let Cc=(ug)=>new Promise((Dg)=>{setTimeout(Dg,ug);});class Bc{constructor(s,m){Object.assign(this,{element:s,page:m,asked:null,matches:[],trials:0});Gd.addEventListener('change',()=>this.#qd());this.#jc();this.empty(b('loading'));}
#jc(){clearTimeout(this.timer);this.trials+=1;Object.assign(this,{entry:null,ahead:null,fields:[],matches:[],found:null,gone:''});}

empty(e,lc=null,Ud=false){if(this.asked)this.last=this.asked;this.#jc();this.asked=null;D(this.element,a('div',{class:`blank ${Ud?'done':''}`},Ud?[Aa('check'),a('h1',{},b('done_title'))]:null,a('p',{},e),lc));}

show(h){if(this.asked&&E(h)===E(this.asked))return;this.#jc();this.asked=h;let Da=this.page.entries.get(h);if(Da)this.#Ha(Da);else this.#Le(new df(h));if(Da)this.page.readAhead();this.#He(h);}

get isTouched(){return this.isChanged||Boolean(this.ahead?.hasText);}

get isChanged(){return this.fields.some((f)=>f.isChanged);}

#Le(I){this.ahead=I;let S=this.page.sourceOf(I.asked);let{source:j}=this.page.languagesOf(I.asked);D(this.element,a('div',{class:'desk'},this.#gc(I.asked),S?Ja(b('source'),a('p',{class:'source'},Qa(S,j))):null,Ja(b('translation'),I.element)));this.element.scrollTop=0;this.#Ue(I);}

async #Ue(I){this.page.aheads.add(I);while(this.ahead===I||I.hasText){let c=await this.page.entries.read(I.asked).catch((C)=>this.page.failed(C));if(c!==undefined){this.#Ge(I,c);break;}
await Cc(1000);}
this.page.aheads.delete(I);}
#Ge(I,c){let db=this.ahead===I;let Gc=db&&document.activeElement===I.area;let{filled:sb,isNew:Ca}=I.settle(c?.fields??[{part:'',text:null}]);if(I.state&&sb.length){if(c&&Ca)this.page.saves.save(I.asked,this.page.saves.texts(c,sb,I.state,false));else this.page.unsaved(I.asked,b(c?'look_first':'gone'));}
this.page.draftsChanged();if(!db)return;this.ahead=null;if(c)this.#Ha(c);else this.#ld();if(Gc)this.focus(I.texts.length-1);this.page.readAhead();}


async reread(){let{asked:h,entry:ia}=this;if(!h||this.ahead||this.page.saves.isBusy(h))return;let c=await this.page.entries.read(h).catch((C)=>this.page.failed(C));if(this.asked!==h||this.entry!==ia||c===undefined)return;if(!c)this.#ld();else if(!ia||this.gone)this.#rd(c);else this.update(c);}

update(c,Kc=false){let ag=c.fields.map((f)=>f.part).join()===this.entry.fields.map((f)=>f.part).join();if(!ag)return this.#rd(c);this.entry=c;this.fields.forEach((f,z)=>f.take(c.fields[z],Kc));this.#kd(c);this.#xb();return undefined;}
#rd(c){let l=this.fields.findIndex((f)=>f.area===document.activeElement);this.#Ha(c);this.drawMatches();if(l>=0)this.focus(l);}
#Ha(c){let{readOnly:Ea}=this.page;let{own:L,source:S}=this.page.languagesOf(c);let vb=c.fields.length===1;Object.assign(this,{entry:c,gone:'',isRefused:false,matches:[],exceptable:[]});let[sa,Xa]=[null,null];this.fields=[];let sf=c.fields.map((f)=>{let ad=!vb&&!c.is_source&&f.source&&f.source!==f.text&&(f.source!==Xa||f.substitution!==sa);let G=new Jd(c,f,{language:L,source:S,readOnly:Ea,single:vb,showsSource:ad,changed:()=>this.#ec()});G.area.addEventListener('focus',()=>{this.current=G;});let Ic=vb||!c.fields.some((i)=>i.substitution)||(sa===(f.substitution??''))?null:a('h3',{},f.substitution?[`${b('substitution',{name:''}).trim()} `,Lb(`%#@${f.substitution}@`,null)]:b('sentence'));[sa,Xa]=[f.substitution??'',f.source];this.fields.push(G);return[Ic,G.element];});this.current=this.fields[0];this.general=a('div',{'aria-live':'polite'});this.reasons=a('div',{class:'reasons','aria-live':'polite'});this.below=a('div',{},sf.flat(),this.general,this.reasons);for(let o of['sourcePlace','commentPlace','termPlace','otherPlace','previewPlace','matchPlace','originPlace','usagePlace'])this[o]=a('div');this.target=a('section',{class:'target'},a('h2',{},c.is_source?b('source_text'):`${b('translation')} · ${ba(c.language)}`),this.below,Ea?null:this.#Fe());this.side=a('div',{class:'side'},this.termPlace,this.matchPlace,this.previewPlace,this.otherPlace,this.originPlace,this.usagePlace,mf());D(this.element,a('div',{class:'desk'},this.#gc(c),this.sourcePlace,this.target),this.side);this.#qd();this.element.scrollTop=0;this.#kd(c);this.#xb();}

#qd(){if(!this.entry)return;if(Gd.matches)this.side.prepend(this.commentPlace);else this.target.before(this.commentPlace);}

get #nd(){return this.page.readOnly?null:(e)=>this.current.insert(e);}
#kd(c){let{source:S}=this.page.languagesOf(c);D(this.statePlace,a('span',{class:`state ${c.status}`},a('span',{class:`dot ${c.status}`}),dd(c.status)));let Uf=c.fields.length>1&&c.fields.every((f)=>f.source);D(this.sourcePlace,Uf?null:nf(c,S,this.#nd,this.page.list.words));this.filePlace.textContent=c.path;D(this.commentPlace,gf(c));D(this.termPlace,pf(c.terms,this.#nd));D(this.otherPlace,kf(c.others));}

#ld(){let{asked:h}=this;this.gone=b(this.page.hasTable(h.table)?'gone':'catalog_away',{path:h.table});let N=yc(h).map((w)=>({part:w,text:null}));let vg={path:h.table,status:'missing',sources:[],others:[],terms:[],trial:{refused:[],other_reasons:[],exceptable:[],findings:[],preview:[]}};if(!this.entry&&N.length)this.#Ha({...vg,...h,fields:N});this.gone=b(this.page.hasTable(h.table)?'gone':'catalog_away',{path:h.table});if(!this.entry){D(this.element,a('div',{class:'desk'},this.#gc(h),a('div',{class:'blank'},a('p',{},this.gone))));return;}
this.below.classList.add('away');D(this.statePlace);this.#xb();}
#gc({key:t,table:v}){let ie=(P,Df,y,K)=>a('button',{class:'plain',title:`${b(P)} (${kb(y)})`,'aria-label':b(P),click:()=>this.page.move(K),},Aa(Df));this.statePlace=a('span');this.filePlace=a('p',{class:'facts'},v);let db=t.trim()&&t!==this.page.sourceOf({table:v,key:t});return a('div',{class:'place'},a('button',{class:'only-narrow plain',click:()=>this.page.back()},Aa('left'),b('back')),a('div',{class:'names'},a('h1',{dir:'auto',class:db?'':'hidden-label'},V(t)),this.filePlace),this.statePlace,a('span',{class:'moves'},ie('previous','up','Alt+↑',-1),ie('next','down','Alt+↓',1)));}
#Fe(){let U=(P,y,ob,zb={})=>a('button',{click:ob,title:kb(y),'aria-keyshortcuts':y.replace('Mod',jb?'Meta':'Control'),...zb},a('span',{},b(P)),zb.class?a('kbd',{'aria-hidden':'true'},kb(y)):null);this.accept=U('accept_next','Mod+Enter',()=>this.save('translated',true),{class:'main'});this.review=U('review_next','Mod+Shift+Enter',()=>this.save('needs_review',true));this.anyway=a('button',{hidden:true,click:()=>this.#Xe()},b('save_anyway'));return a('div',{class:'actions'},this.accept,this.review,this.anyway,he(b('more'),()=>{let{entry:c}=this;let bg=c.fields.some((f)=>(f.text??null)!==null);return[this.isChanged&&!this.isRefused?{label:b('save'),keys:'Mod+S',act:()=>this.save('translated',false)}:null,c.is_source?null:{label:b('copy_source'),act:()=>this.copySource()},this.isChanged?{label:b('revert'),act:()=>this.discard()}:null,c.is_source||!bg||this.gone?null:{label:b('remove'),act:()=>this.remove()},this.gone?null:{label:b('note'),act:()=>this.#Re()},];}));}

focus(z=0){let f=this.fields[Math.min(z,this.fields.length-1)]??this.ahead;f?.area.focus();}
copySource(){for(let G of this.fields)if(G.field.source)G.put(da(G.field.source));this.focus();}

remove(){let{asked:h,entry:c}=this;this.discard();this.page.saves.save(h,this.page.saves.removal(c));}

#Xe(){let{asked:h,entry:c,fields:Ma,exceptable:rb}=this;let T=Ma.map(({field:f,text:e})=>({field:f,text:e}));Cd({title:b('reason'),hint:b('reason_hint',{rules:rb.join(', ')}),action:b('save')},(Fa)=>{let F=this.page.saves.texts(c,T,'translated',false);this.page.saves.save(h,F,{comment:Bc.#fd(c,`${Fa} [fitloc:off ${rb.join(' ')}]`)});this.focus();});}

#Re(){let{asked:h,entry:c}=this;Cd({title:b('note').replace('…',''),hint:b('note_hint'),action:b('save')},(wg)=>{this.page.saves.save(h,[],{comment:Bc.#fd(c,`${c.language}: ${wg}`)});this.focus();});}
static #fd(c,e){let ka=c.raw_comment??null;return{was:ka,text:ka?`${ka}\n${e}`:e};}
discard(){for(let f of this.fields)f.put(da(f.field.text));Ed(this.asked);this.page.draftsChanged(this.asked);this.focus();}

#ec(){this.page.draftsChanged(this.asked);this.showButtons([]);this.#xb(180);}

#xb(yf=0){clearTimeout(this.timer);this.trials+=1;if(!this.isChanged)return this.#kc(this.entry.trial);for(let l of[...this.fields.map((f)=>f.findings),this.general,this.previewPlace])l.classList.add('old');this.timer=setTimeout(()=>this.#af(this.trials),yf);return undefined;}
async #af(z){let F=this.fields.filter((f)=>f.isChanged).map((f)=>({part:f.field.part,text:f.text}));let oa=await X('trial',{...this.asked,texts:F}).catch((C)=>this.page.failed(C)??C);if(this.trials!==z)return;if(!(oa instanceof Error))this.#kc(oa);else{let gb=oa.status===413?[b('too_long')]:[];this.#kc({findings:[],preview:[],refused:gb,other_reasons:gb,exceptable:[]});}}
#kc(oa){let N=new Set(this.fields.map((f)=>f.field.part));for(let l of[...this.fields.map((f)=>f.findings),this.general,this.previewPlace])l.classList.remove('old');for(let f of this.fields)f.show(oa.findings.filter((n)=>n.part===f.field.part));D(this.general,oa.findings.filter((n)=>!N.has(n.part)).map((n)=>Kd(n,null)));D(this.previewPlace,lf(oa.preview,this.fields,this.page.languagesOf(this.entry).own));this.showButtons(oa.refused,oa.other_reasons,oa.exceptable);}
showButtons(gb,Cg=gb,rb=[]){let Mc=gb.length>0||Boolean(this.gone);D(this.reasons,this.gone?a('p',{},this.gone):null,gb.length?a('p',{},b('refused')):null,Cg.map((Fa)=>a('p',{class:'text'},Fa)));let Tf=this.isChanged&&this.fields.some((f)=>!f.text)&&!this.gone;for(let l of[this.general,this.reasons])l.classList.toggle('begun',Tf);if(this.page.readOnly)return;Object.assign(this,{isRefused:Mc,exceptable:rb});for(let U of[this.accept,this.review])U.disabled=Mc;this.anyway.hidden=!Mc||!rb.length||Boolean(this.gone);this.review.hidden=!this.anyway.hidden;this.accept.firstChild.textContent=b(this.isChanged||this.fields.some((f)=>!f.text)?'save_next':'accept_next');}

async #He(h){await Cc(120);while(this.asked===h&&this.ahead)await Cc(120);if(this.asked!==h)return;let n=await X('matches',h).catch(()=>null);if(this.asked!==h||!n||!this.entry)return;this.found=n.matches;this.drawMatches();let le=await X('origins',h).catch(()=>null);if(this.asked===h&&le)D(this.originPlace,jf(le.origins));let Ce=await X('usages',h).catch(()=>null);if(this.asked===h&&Ce)D(this.usagePlace,qf(Ce.places));}
drawMatches(){let cc=this.page.readOnly?null:(H)=>this.use(H);this.matches=this.found??[];D(this.matchPlace,hf(this.matches,this.page.languagesOf(this.entry).own,cc));}

use(H){let vb=H.texts.length===1&&this.fields.length===1;for(let e of H.texts){let f=vb?this.fields[0]:this.fields.find((i)=>i.field.part===e.part);f?.put(da(e.text));}
this.focus();}


save(q,Pd){if(this.page.readOnly||!this.asked)return true;let Ob=this.fields.find((f)=>f.isAsked);if(Ob){Ob.clash.querySelector('button').focus();return true;}
if(this.ahead)this.ahead.state=this.ahead.hasText?q:null;let F=this.entry?this.page.saves.texts(this.entry,this.fields,q,Pd):[];if(F.length&&this.isRefused)return true;this.page.saves.save(this.asked,F);if(Pd)this.page.move(1);return true;}}
class Ff{constructor(){this.known=new Map();this.changes=new Map();this.generation=0;this.isReading=false;}

get(h){return this.known.get(E(h));}
keep(h,c){this.known.set(E(h),c);if(this.known.size>100)this.known.delete(this.known.keys().next().value);}

forget(h=null){if(!h){this.generation+=1;this.known.clear();return;}
this.known.delete(E(h));this.changes.set(E(h),(this.changes.get(E(h))??0)+1);}

#yb(h){return`${this.generation} ${this.changes.get(E(h))??0}`;}

async read(h){let Wg=this.#yb(h);let c=await X('entry',h);if(Wg===this.#yb(h))this.keep(h,c);return c;}

async readAhead(j,y){this.wanted={language:j,keys:y};if(this.isReading)return;this.isReading=true;try{while(this.wanted)await this.#Ve();}catch{this.wanted=null;}finally{this.isReading=false;}}
async #Ve(){let{language:j,keys:y}=this.wanted;let fb=y.filter((t)=>this.get({...t,language:j})===undefined);let Wb=fb.length===y.length?fb.slice(0,1):fb;if(!Wb.length){this.wanted=null;return;}
let Xg=Wb.map((t)=>this.#yb({...t,language:j}));let{entries:qb}=await X('entries',{language:j,keys:Wb});Wb.forEach((t,z)=>{let h={...t,language:j};if(Xg[z]===this.#yb(h))this.keep(h,qb[z]??null);});}}
let Zd=(s)=>s instanceof HTMLTextAreaElement||(s instanceof HTMLInputElement&&/search|text/.test(s.type));let ae=new Map();navigator.keyboard?.getLayoutMap?.().then((pg)=>{ae=pg;},()=>{});function gg(m){document.addEventListener('keydown',(d)=>{if(d.isComposing||d.defaultPrevented||document.body.dataset.view==='start')return;let qa=fg(m,d)??ig(m,d);if(qa)d.preventDefault();});}

function fg(m,d){let{editor:G}=m;let t=d.key.toLowerCase();if(d.ctrlKey!==d.metaKey&&!d.altKey){if(t==='enter')return d.repeat||G.save(d.shiftKey?'needs_review':'translated',true);if(t==='s'&&!d.shiftKey)return d.repeat||G.save('translated',false);if((t==='z'||t==='y')&&!Zd(d.target))return jg(m,d,t==='y'||d.shiftKey);return false;}
let z=hg(d);if(z)return kg(m,d,z);let Sf=d.altKey&&!d.ctrlKey&&!d.metaKey&&!d.getModifierState('AltGraph');if(Sf&&(d.key==='ArrowDown'||d.key==='ArrowUp')){m.move(d.key==='ArrowDown'?1:-1);return true;}
return d.altKey||d.ctrlKey||d.metaKey?false:undefined;}

function jg(m,d,Lc){if(d.target===m.list.scroller&&!d.repeat)m.undo(Lc);return true;}

function hg(d){let z=/^Digit([1-5])$/.exec(d.code)?.[1];if(!z||!d.altKey||d.metaKey)return null;if(jb)return d.ctrlKey?z:null;if(d.ctrlKey||d.getModifierState('AltGraph'))return null;return d.key===z||d.key===ae.get(d.code)?z:null;}
function kg({editor:G,readOnly:Ea},d,z){let H=Ea?null:G.matches[z-1];if(H&&!d.repeat)G.use(H);return Boolean(H);}

function ig(m,d){let{bar:qc,editor:G,list:u}=m;let Jc=d.target===u.scroller;let Rd=d.target===qc.search;if(d.repeat&&d.key==='Enter'&&d.target instanceof HTMLButtonElement)return true;let K={ArrowDown:1,ArrowUp:-1,PageDown:10,PageUp:-10}[d.key];if(K&&(Jc||Rd)){u.move(K);return true;}
if(Jc&&(d.key==='Home'||d.key==='End')){u.go(d.key==='Home'?0:u.shown.length-1);return true;}
if(d.key==='Enter'&&(Jc||Rd)){if(u.chosen===undefined)u.go(0);else m.open(u.chosen);if(u.shown.length)G.focus();return true;}
if(d.key==='Escape'&&G.element.contains(d.target)){m.back();return true;}
if(d.key==='/'&&!Zd(d.target)){qc.search.focus();qc.search.select();return true;}
return false;}
let ta=60;let be=6;class lg{constructor(s,m){Object.assign(this,{page:m,rows:null,shown:[],words:[],place:-1,following:0});this.space=a('div',{'aria-hidden':'true'});this.scroller=a('div',{class:'rows',role:'listbox',tabindex:'0','aria-label':b('keys'),scroll:()=>this.draw(),},Array.from({length:8},()=>a('div',{class:'skeleton','aria-hidden':'true'})));this.counted=a('p',{class:'counted',role:'status'},b('loading'));this.all=a('button',{hidden:true,click:()=>m.showAll()},b('show_all'));this.drafts=a('button',{hidden:true,click:()=>m.showDraft()});D(s,m.bar.filters,this.scroller,a('div',{class:'foot muted'},this.counted,this.all,this.drafts));new ResizeObserver(()=>this.draw()).observe(this.scroller);}

show(M,ye,Z,ea){let Bb=this.chosen;Object.assign(this,{rows:M,shown:ye,languages:Z,words:se(ea)});this.mark(Bb);this.space.style.height=`${ye.length*ta}px`;if(this.place>=0)this.reveal();else this.scroller.scrollTop=0;this.draw();}

mark(k){this.place=k===undefined?-1:this.shown.indexOf(k);let Od=k===undefined?0:this.shown.findIndex((A)=>A>k);this.following=Od<0?this.shown.length:Od;}

get chosen(){return this.shown[this.place];}

go(l){if(!this.shown.length)return;this.select(l);this.page.open(this.chosen);}

select(l){this.place=Math.max(0,Math.min(l,this.shown.length-1));this.reveal();this.draw();}

move(K){let fa=this.place>=0?this.place+K:this.following+(K>0?K-1:K);let l=Math.max(0,Math.min(fa,this.shown.length-1));if(l===this.place||!this.shown.length)return false;this.go(l);return true;}

reveal(){let wa=this.place*ta;let{scrollTop:ue,clientHeight:sc}=this.scroller;let Kb=sc>6*ta?2*ta:0;if(wa-Kb<ue)this.scroller.scrollTop=wa-Kb;else if(wa+ta+Kb>ue+sc)this.scroller.scrollTop=wa+ta+Kb-sc;}

draw(){if(!this.rows)return;let Oa=Math.max(0,Math.floor(this.scroller.scrollTop/ta)-be);let J=Math.min(this.shown.length,Oa+Math.ceil(this.scroller.clientHeight/ta)+2*be);let Ef=this.shown.slice(Oa,J).map((k,z)=>this.row(k,Oa+z));D(this.scroller,this.space,Ef);if(this.place>=Oa&&this.place<J)this.scroller.setAttribute('aria-activedescendant',`row-${this.chosen}`);else this.scroller.removeAttribute('aria-activedescendant');this.counted.textContent=this.shown.length?b('count',{shown:this.shown.length,total:this.rows.keys.length}):this.page.nothing();this.all.hidden=this.shown.length>0||!this.rows.keys.length;}

showDrafts(ca){this.drafts.hidden=!ca;this.drafts.textContent=b('drafts',{count:ca});this.draw();}
row(k,l){let{keys:y,texts:F,sources:ib,statuses:Qg,severities:Vb}=this.rows;let O=Qg[k];let ed=['','','warning','error'][Vb[k]];let{own:L,source:S}=this.languages;let Nc=ib[k]===y[k]||!ib[k].trim();let tb=(e)=>this.words.some((W)=>Tb(e).includes(W));let Mg=!Nc&&(!F[k]||F[k]===ib[k]||(tb(y[k])&&!tb(F[k])));let rf=Mg?a('span',{class:'line key',dir:'ltr'},this.#hc(y[k])):a('span',{class:'line',dir:L?.is_right_to_left?'rtl':'auto',lang:L?.tag},this.#hc(F[k]));let s=a('div',{class:'row',role:'option',id:`row-${k}`,'aria-selected':String(l===this.place),'data-key':y[k],'aria-setsize':this.shown.length,'aria-posinset':l+1,title:y[k],mousedown:(d)=>d.preventDefault(),click:()=>{this.scroller.focus();this.go(l);},},a('span',{class:`dot ${O}`}),a('span',{class:'head',dir:Nc?'auto':S?.is_right_to_left?'rtl':'ltr',lang:S?.tag},this.#hc(Nc?y[k]:ib[k])),a('span',{class:`state ${O}`},this.page.isUnsaved(k)?a('strong',{class:'warning'},b('unsaved')):null,ed?a('span',{class:ed},b(`severity.${ed}`)):null,a('span',{},dd(O))),rf);s.style.top=`${l*ta}px`;return s;}
#hc(e){return e?ce(e.slice(0,300).replace(/\s+/g,' '),this.words):'\u00a0';}}
class xg{constructor(s){this.element=s;this.shown=new Map();}

show(o,e,mc=[],Vf=false){if((this.shown.get(o)?.text??'')===e)return;if(e)this.shown.set(o,{text:e,actions:mc,isCalm:Vf});else this.shown.delete(o);D(this.element,[...this.shown.values()].map((Qc)=>a('div',{class:Qc.isCalm?'notice calm':'notice'},a('p',{class:'text'},Qc.text),Qc.actions.map(([ha,ob])=>a('button',{click:ob},ha)))));this.element.hidden=!this.shown.size;}
clear(o){this.show(o,'');}}
class Vc{constructor(m){Object.assign(this,{page:m,waiting:[],done:[],undone:[]});}

#Te(c,w){let Gg=this.waiting.filter((p)=>E(p.asked)===E(c));return Gg.flatMap((p)=>p.texts).findLast((e)=>e.part===w);}

isBusy(c){return this.waiting.some((p)=>E(p.asked)===E(c));}

texts(c,T,q,ub){return T.map(({field:f,text:e})=>this.#Ze(c,f,e,q,ub)).filter(Boolean);}

save(h,F,{comment:Db=null,group:sa=null}={}){if(!F.length&&!Db)return;this.#dc({kind:'save',asked:h,texts:F.map((i)=>i.after),before:F.map((i)=>i.before),comment:Db,group:sa});}

removal(c){return c.fields.filter((f)=>(f.text??null)!==null).map((f)=>{let L={part:f.part,key:c.key,language:c.language};let q=f.state||'translated';return{after:{...L,was:f.text,text:null,state:q},before:{...L,text:f.text,state:q}};});}
#Ze(c,f,e,q,ub){let Rb=this.#Te(c,f.part);let ka=Rb?Rb.text:f.text??null;let Sc=Rb?Rb.state:f.state;let Td=e!==da(ka);if(!Td&&(!ub||ka===null||Sc===q||(!Sc&&q==='translated')))return null;let L={part:f.part,key:c.key,language:c.language};return{after:{...L,was:ka,text:Td?Bf(f,e):ka,state:q},before:{...L,text:ka,state:Sc||'translated'},};}

undo(){return this.#gd(this.done,(p)=>this.#dc({...p,kind:'undo',texts:Vc.#ec(p.texts,p.before),undoes:p,comment:p.comment&&{was:p.comment.text,text:p.comment.was??''},}));}

redo(){return this.#gd(this.undone,(p)=>this.#dc({...p,kind:'redo'}));}
#gd(wb,og){let J=wb.at(-1);while(wb.length&&(wb.at(-1)===J||(J.group&&wb.at(-1).group===J.group)))og(wb.pop());return J;}
static #ec(R,aa){return aa.map((e)=>({...e,was:R.find((i)=>i.part===e.part).text}));}
async #dc(p){this.waiting.push(p);this.page.saving();if(this.waiting.length>1)return;while(this.waiting.length){let{asked:h,texts:F,comment:Db}=this.waiting[0];let r=await X('save',{...h,texts:F,comment:Db}).catch((C)=>C);this.#Me(this.waiting.shift(),r);}}
#Me(p,r){if(r instanceof Error){if(!(r instanceof lb))reportError(r);if(p.kind==='undo')this.done.push(p.undoes);if(p.kind==='redo')this.undone.push(p);this.page.notSaved(p,null,r.status??0);}else if(r.outcome==='saved'||Vc.#Oe(p,r)){this.#Ye(p);this.page.saved(p,r);}else{this.page.notSaved(p,r);}}

static #Oe(p,{outcome:Ag,entry:c}){return Ag==='conflict'&&Boolean(c)&&(!p.comment||(c.raw_comment??'')===p.comment.text)&&p.texts.every((e)=>{let f=c.fields.find((i)=>i.part===e.part);return(f?.text??null)===e.text&&(e.text===null||(f.state??'translated')===e.state);});}
#Ye(p){for(let e of p.texts){let La=Eb(p.asked,e.part);if(La&&La.text===da(e.text))Ed(p.asked,e.part);else if(La)zc(p.asked,e.part,e.text);}
if(p.kind==='undo')this.undone.push(p.undoes);else this.done.push(p);if(p.kind==='save')this.undone=[];}}
class Og{constructor(s,m){Object.assign(this,{element:s,page:m});this.cards=a('ul',{class:'cards'});this.tag=a('input',{type:'text',id:'new-language',autocomplete:'off',spellcheck:'false','aria-describedby':'new-hint'});this.hint=a('p',{class:'facts',id:'new-hint',role:'status'},b('new_language_hint'));D(s,a('div',{class:'sheet'},a('p',{class:'muted',dir:'auto'},V(m.name)),a('h1',{},b('start_title')),this.cards,m.readOnly?null:a('form',{submit:(d)=>this.#Je(d)},a('label',{for:'new-language'},b('new_language')),a('div',{class:'pair'},this.tag,a('button',{type:'submit'},b('start'))),this.hint)));}

draw(){let la=this.page.project.languages.filter((j)=>!j.is_source);D(this.cards,la.map((j)=>a('li',{},this.#Ke(j))));}
#Ke({tag:x,wanted:fa,translated:xa}){let Pa=fa!==undefined;let ne=fa?Math.floor((xa*100)/fa):100;let eb=Pa?fa-xa:0;return a('button',{click:()=>this.page.enterLanguage(x)},a('strong',{},ba(x)),a('span',{class:'facts'},x),a('progress',{max:'100',value:Pa?ne:null,'aria-hidden':'true'}),a('span',{class:'facts'},Pa?`${ne} % · ${eb?b('left',{count:eb}):b('complete')}`:b('loading')));}
async #Je(d){d.preventDefault();let h=this.tag.value.trim().replaceAll('_','-');if(!h)return this.tag.focus();let r=await X('language',{language:h}).catch((C)=>this.page.failed(C));if(!r)return undefined;this.tag.setAttribute('aria-invalid',String(Boolean(r.reason)));this.hint.textContent=r.reason??b('new_language_hint');if(r.reason)return this.tag.focus();this.tag.value='';await this.page.read();return this.page.enterLanguage(r.language);}}
function Jb(x){try{let{language:j,script:Hg}=new Intl.Locale(x).maximize();return`${j}-${Hg}`;}catch{return x;}}

async function ng({languages:Z}){let Yb=Z.filter((i)=>!i.is_source).map((i)=>i.tag);if(Yb.length<2)return Yb[0]??Z[0]?.tag;let ib=Z.filter((i)=>i.is_source).map((i)=>Jb(i.tag));for(let qe of navigator.languages.filter((x)=>!ib.includes(Jb(x)))){let ab=Yb.find((x)=>x.toLowerCase()===qe.toLowerCase());let Ib=Yb.filter((x)=>Jb(x)===Jb(qe));if(Ib.length===1)return Ib[0];if(!Ib.length)continue;let{languages:uc}=await X('progress');let xa=(x)=>uc.find((i)=>i.tag===x)?.translated??0;let Mb=Ib.reduce((zd,x)=>(xa(x)>xa(zd)?x:zd));return ab&&xa(ab)*2>=xa(Mb)?ab:Mb;}
return null;}

class mg{constructor(){this.entries=new Ff();this.saves=new Vc(this);this.aheads=new Set();Object.assign(this,{epoch:0,readEpoch:0});this.notices=new xg(document.getElementById('banner'));this.message=document.getElementById('message');}
start(){document.title=`${b('title')} – fitloc`;window.addEventListener('hashchange',()=>this.enter(true));window.addEventListener('beforeunload',(d)=>{if(!this.isLeaving&&this.hasUnsaved)d.preventDefault();});document.addEventListener('visibilitychange',()=>this.poll());window.addEventListener('focus',()=>this.poll());this.enter();this.wait();}
get hasUnsaved(){return wc().length>0||this.saves.waiting.length>0||[...this.aheads].some((I)=>I.hasText);}

async enter(Sd=false){let Ca=ff();if(!Ca&&this.project)return Sd?this.restore():undefined;this.notices.show('connection',wd()?'':b('no_token'));this.epoch+=1;await this.poll();if(Sd&&this.project)this.keepPlace(true);return undefined;}


async read(){let ja=await X('project');if(this.project&&this.project.folder!==ja.folder)return this.leave();this.take(ja);if(!this.list)this.build();this.entries.forget();this.bar.draw();this.overview.draw();if(!this.hasBegun)await this.chooseFirst();await this.load();if(!this.rows){if(ja.languages.length)this.showStart();else this.list.counted.textContent=b('no_keys');if(!ja.languages.length)this.editor.empty(b('no_keys'));return this.count();}
if(!this.hasBegun)this.begin();else if(this.editor.asked)await this.editor.reread();else this.settle(true);return this.count();}

leave(){this.isLeaving=true;vd({},true);location.reload();}
take(ja){let Qd=this.project?.languages.find((i)=>i.tag===this.language);this.project=ja;this.readOnly=ja.is_read_only;this.revision=ja.revision;this.showProblems(ja.problems);let Pa=ja.languages.some((i)=>i.tag===this.language);if(!Pa&&Qd)ja.languages.push({...Qd,is_gone:true});this.showLanguage();}

showLanguage(){let L=this.project.languages.find((i)=>i.tag===this.language);this.notices.show('language',L?.is_gone?b('language_away',{language:ba(L.tag)}):'');}
build(){document.title=`${this.name} – ${b('title')} – fitloc`;Cf(this.project.folder);this.bar=new mb(document.getElementById('bar'),this);this.overview=new Og(document.getElementById('start'),this);this.list=new lg(document.getElementById('list'),this);this.editor=new Bc(document.getElementById('editor'),this);gg(this);}

get name(){return this.project.folder.split('/').findLast(Boolean)??'/';}

async chooseFirst(){let Nb=oc()?.language;let Pa=(x)=>this.project.languages.some((i)=>i.tag===x);this.language??=Pa(Nb)?Nb:await ng(this.project);}

begin(){this.hasBegun=true;this.view='list';let l=oc();let Wd=l?.language===this.language;this.bar.filter=Wd?l.filter:{state:this.rows.counts.unfinished?'unfinished':''};this.filter();let Yd=Wd&&l.asked&&this.rows.find(l.asked)!==undefined;if(Yd){this.show(l.asked);this.view='editor';}
this.settle(!Yd);this.keepPlace(true);this.draftsChanged();this.list.scroller.focus();}

set view(Yg){document.body.dataset.view=Yg;}
get view(){return document.body.dataset.view;}

showStart(){this.overview.draw();this.view='start';if(this.hasBegun)this.keepPlace();this.count();}

async enterLanguage(j){this.view='list';if(this.hasBegun){this.bar.filter={};this.bar.language.value=j;await this.choose(j);if(this.rows.counts.unfinished)this.bar.filter={state:'unfinished'};this.settle(true);}else{this.language=j;await this.read().catch((C)=>this.failed(C));}
this.list.scroller.focus();}

async restore(){let l=oc();if(!l||!this.project.languages.some((i)=>i.tag===l.language))return this.showStart();if(this.view==='start')this.view='list';if(!this.hasBegun){this.language=l.language;return this.read().catch((C)=>this.failed(C));}
this.isRestoring=true;this.bar.filter=l.filter;if(l.language!==this.language){this.bar.language.value=l.language;await this.choose(l.language);}
if(l.asked)this.editor.show(l.asked);this.filter();this.isRestoring=false;return this.keepPlace(true);}

keepPlace(Tc=false){if(this.isRestoring||!this.hasBegun)return;let Xd=this.view==='start';let{asked:h}=this.editor;let{search:ea,...bb}=this.bar.filter;let Da=JSON.stringify([Xd,this.language,h,bb]);let l=Xd?{}:{language:this.language,asked:h,filter:{...bb,search:ea}};vd(l,Tc||Da===this.known);this.known=Da;}
async copyLink(){let Wf=await navigator.clipboard.writeText(location.href).then(()=>true,()=>false);this.tell(Wf?b('copied'):location.href);}

languagesOf({table:v,language:j}){let la=this.project.languages;let S=this.project.tables.find((i)=>i.path===v)?.source_language;return{own:la.find((i)=>i.tag===j)??{tag:j},source:la.find((i)=>i.tag===S)??la.find((i)=>i.is_source),};}
hasTable(Rc){return this.project.tables.some((v)=>v.path===Rc);}


async load(){let{language:j}=this;this.bar.language.value=j??'';if(!j)return;let M=new Eg(await X('index',{language:j}));if(j!==this.language)return;this.rows=M;this.revision=Math.min(this.revision,M.revision);let wa=this.list.scroller.scrollTop;this.list.shown=[];this.filter();this.list.scroller.scrollTop=wa;this.list.draw();}

async count(){let{languages:Z}=await X('progress');this.bar.showLanguages(Z);this.overview.draw();}

filter(){if(!this.rows)return;let{asked:h}=this.editor;this.list.show(this.rows,this.rows.passing(this.bar.filter),this.languagesOf({language:this.language}),this.bar.filter.search);this.bar.showProgress(this.rows);this.list.mark(h?this.rows.find(h):undefined);if(this.list.place>=0)this.list.reveal();this.list.draw();}

settle(Mf){this.filter();if(!this.rows||this.rows.language!==this.language)return;let{editor:G,list:u}=this;if(!u.shown.length&&!G.isTouched){G.empty(this.nothing(),u.rows.keys.length?this.allButton():null,this.isDone);}else if(u.shown.length&&u.place<0&&!G.isTouched&&(Mf||!G.asked)){let J=G.asked?-1:u.shown.indexOf(G.last&&this.rows.find(G.last));u.select(Math.max(0,J));this.show({...this.rows.at(u.chosen),language:this.language});}
this.keepPlace();}

nothing(){if(!this.rows.keys.length)return b('no_keys');return b(this.isDone?'all_done':'nothing',{language:ba(this.language)});}

get isDone(){let{search:ea,table:v,state:q,findings:ma,changed:Q}=this.bar.filter;return q==='unfinished'&&!ea&&!v&&!ma&&!Q&&this.rows.keys.length>0;}
allButton(){let U=document.createElement('button');U.type='button';U.textContent=b('show_all');U.addEventListener('click',()=>this.showAll());return U;}

showAll(){this.bar.filter={};this.settle(true);this.list.scroller.focus();}

async choose(j){this.language=j;let{asked:h}=this.editor;if(h)this.show({...h,language:j});this.showLanguage();let{scroller:Wc}=this.list;let Xa=Wc.scrollTop;try{await this.load();let wa=Wc.scrollTop;this.settle(true);if(wa!==Xa)Wc.scrollTop=wa;this.list.draw();}catch(C){this.failed(C);}}


open(k){this.view='editor';this.show({...this.rows.at(k),language:this.language});}
show(h){let Gc=this.editor.element.contains(document.activeElement);this.editor.show(h);if(Gc)this.editor.focus();this.keepPlace();}
sourceOf(h){let k=this.rows?.find(h);return k===undefined?'':this.rows.sources[k];}

readAhead(){let{list:u,rows:M}=this;if(!M||M.language!==this.language)return;let je=u.place>=0?u.place+1:u.following;let Pb=[0,1,2,3,4,5,6,7].map((B)=>je+B).concat(je-2);this.entries.readAhead(this.language,Pb.filter((l)=>u.shown[l]!==undefined).map((l)=>M.at(u.shown[l])));}

move(K){return this.list.move(K);}
back(){this.view='list';this.list.scroller.focus();}
async goTo(h){if(h.language!==this.language){this.language=h.language;this.bar.language.value=h.language;this.show(h);await this.load().catch((C)=>this.failed(C));}
this.view='editor';this.show(h);this.filter();}

undo(Lc){let p=Lc?this.saves.redo():this.saves.undo();if(p)this.goTo(p.asked);}
saving(){this.bar.showSaves(this.saves);clearTimeout(this.telling);this.telling=setTimeout(()=>{this.message.textContent=b('saving');},300);}
saved({kind:Y,asked:h,texts:F},{entry:c}){this.entries.forget(h);if(c)this.entries.keep(h,c);this.tell(b({save:'saved',undo:'undone',redo:'redone'}[Y]));this.notices.clear(`unsaved ${E(h)}`);if(c&&this.editor.entry&&this.isShown(h))this.editor.update(c,true);this.bar.showSaves(this.saves);this.draftsChanged(h);if(Y==='save'&&c?.is_source&&F.some((e)=>e.was&&e.was!==e.text))this.sourceChanged(h,c);this.poll();}

sourceChanged(h,c){let Z=c.others.map((A)=>A.language);let o=`source ${E(h)}`;if(!Z.length)return;this.notices.show(o,b('source_changed',{key:h.key,count:Z.length}),[[b('mark_translations'),()=>{this.notices.clear(o);Lg(this,h,Z);}],[b('dismiss'),()=>this.notices.clear(o)],],true);}

notSaved({kind:Y,asked:h},r,O=200){let Gf={0:'not_answered',403:'not_allowed',413:'too_long'}[O]??'failed';let Fa=r?r.reasons.join(' '):b(Gf,{status:O});this.tell('');this.entries.forget(h);if(Y==='save')this.unsaved(h,Fa);else this.notices.show('undo',b('not_undone',{key:h.key,reason:Fa}),[[b('dismiss'),()=>this.notices.clear('undo')]]);this.bar.showSaves(this.saves);if(r?.entry&&this.editor.entry&&this.isShown(h))this.editor.update(r.entry);else if(this.isShown(h))this.editor.reread();if(r?.outcome==='refused'&&this.isShown(h))this.editor.showButtons(r.reasons);this.poll();}
unsaved(h,Fa){let o=`unsaved ${E(h)}`;let ya={key:h.key,language:ba(h.language),reason:Fa};this.notices.show(o,b('not_saved',ya),[[b('show'),()=>{this.goTo(h);this.editor.focus();}],[b('dismiss'),()=>this.notices.clear(o)],]);this.draftsChanged();}
isShown(h){return Boolean(this.editor.asked)&&E(this.editor.asked)===E(h);}
isUnsaved(k){return yc({...this.rows.at(k),language:this.language}).length>0;}

draftsChanged(h=null){if(h&&!yc(h).length)this.notices.clear(`unsaved ${E(h)}`);this.list.showDrafts(wc().length);}

showDraft(){let y=wc();let l=y.findIndex((t)=>this.isShown(t));this.goTo(y[(l+1)%y.length]);this.editor.focus();}

wait(){setTimeout(async()=>{try{if(document.visibilityState==='visible')await this.poll();}finally{this.wait();}},1000);}

async poll(){if(this.isPolling||!wd())return;this.isPolling=true;let{epoch:Hd}=this;try{if(this.readEpoch===Hd)await this.readChanges();else await this.read();this.readEpoch=Hd;this.notices.clear('connection');}catch(C){this.failed(C);}finally{this.isPolling=false;}}
async readChanges(){let{language:j}=this;let r=await X('changes',{revision:this.revision,language:j??''});this.showProblems(r.problems);if(j!==this.language)return;if(r.is_all||this.rows?.language!==j)await this.read();else await this.takeChanges(r);}
async takeChanges(r){this.revision=r.revision;if(r.has_findings)await this.takeFindings();if(!r.rows.length)return undefined;for(let k of r.rows)this.entries.forget({table:this.rows.paths[k.table],key:k.key,language:this.language});let M=r.rows.map((k)=>this.rows.take(k));this.list.draw();this.bar.showProgress(this.rows);let{asked:h}=this.editor;let db=r.rows.some((k)=>k.key===h?.key&&this.rows.paths[k.table]===h?.table);return M.includes(undefined)?this.read():db?this.editor.reread():undefined;}

async takeFindings(){let{language:j}=this;let{severities:Vb}=await X('findings',{language:j});if(j!==this.language||Vb.length!==this.rows.keys.length)return;this.rows.severities=Vb;if(this.bar.findings.checked)this.filter();else this.list.draw();}

tell(e){this.message.textContent=e;clearTimeout(this.telling);this.telling=setTimeout(()=>{this.message.textContent='';},2500);}
showProblems(pe){this.notices.show('files',pe.length?[...pe,b('unreadable_files')].join('\n'):'');}

failed(C){if(!(C instanceof lb)){reportError(C);return undefined;}
if(C.status===404)return null;if(C.status===0)this.notices.show('connection',b('stopped',{port:location.port}));if(C.status===403)this.notices.show('connection',b('wrong_token'));return undefined;}}
new mg().start();
"""####,
        "style.css": ####"""
:root{color-scheme:light dark;--paper:#ffffff;--desk:#f6f7f9;--raised:#eef1f5;--line:#dfe3e8;--field:#848d98;--ink:#16191d;--muted:#56606b;--accent:#2456c7;--on-accent:#ffffff;--chosen:#e3ecfd;--chip:#e2e9fb;--on-chip:#1d3f94;--good:#17672f;--wait:#7f4a00;--bad:#b3261e;--found:#ffe58a;--shade:0 1px 2px #1015200f,0 4px 16px #1015200d;font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}@media (prefers-color-scheme: dark){:root{--paper:#171b20;--desk:#0f1216;--raised:#232930;--line:#2c333b;--field:#76818d;--ink:#e8ecf1;--muted:#a1abb7;--accent:#8fb4fb;--on-accent:#0a1830;--chosen:#1f3050;--chip:#26375c;--on-chip:#c3d5ff;--good:#62cf7e;--wait:#e8b654;--bad:#ff8d84;--found:#6b5600;--shade:0 1px 2px #0006}}*{box-sizing:border-box}html,body{height:100%;margin:0}body{display:flex;flex-direction:column;background:var(--desk);color:var(--ink)}button,input,select,textarea{font:inherit;color:inherit}button,select,input[type="search"],input[type="text"],textarea{background:var(--paper);border:1px solid var(--field);border-radius:8px;padding:.35rem .75rem}button{cursor:pointer}button:hover{background:var(--raised)}button:disabled{color:var(--muted);cursor:default}button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}button.main:hover{filter:brightness(1.08)}button.main:disabled{background:var(--raised);color:var(--muted);border-color:var(--line);filter:none}button.plain{border-color:transparent;background:transparent;padding:.35rem;display:inline-flex;align-items:center;gap:.25rem}button.plain:hover{background:var(--raised)}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}h1{font-size:1rem;font-weight:600;overflow-wrap:anywhere}h2{font-size:.8rem;font-weight:600;color:var(--muted);margin-bottom:.4rem}h3{font-size:.9rem;margin:1.25rem 0 .5rem;padding-top:.75rem;border-top:1px solid var(--line)}ul{list-style:none}kbd{font:.75rem/1 system-ui,sans-serif;opacity:.8;margin-inline-start:.5rem;white-space:nowrap}[hidden]{display:none !important}mark{background:var(--found);color:inherit;border-radius:2px}.icon{width:1.25rem;height:1.25rem;flex:none;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.icon.more{stroke-width:3}.muted,.facts{color:var(--muted)}.facts{font-size:.85rem;overflow-wrap:anywhere}.text{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate}.hidden-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.dot{display:inline-block;flex:none;width:.55rem;height:.55rem;border-radius:50%;border:2px solid currentcolor}.dot.translated{background:currentcolor}.state{font-size:.82rem;display:inline-flex;align-items:center;gap:.35rem;white-space:nowrap}.translated{color:var(--good)}.missing,.error{color:var(--bad)}.needs_review,.new,.incomplete,.machine_translated,.warning{color:var(--wait)}.stale,.excluded,.note{color:var(--muted)}.dot.needs_review,.dot.new,.dot.incomplete{background:linear-gradient(90deg,currentcolor 50%,transparent 50%)}.chip{display:inline;padding:0 .35em;border:0;border-radius:5px;background:var(--chip);color:var(--on-chip);font:.92em/1.4 ui-monospace,monospace;white-space:nowrap;unicode-bidi:isolate}button.chip:hover{background:var(--on-chip);color:var(--chip)}.space{background:radial-gradient(circle,var(--muted) 1px,transparent 1.5px) center / .28em 100%;white-space:pre-wrap}.break{position:relative}.break::before{content:"↵";position:absolute;color:var(--muted);font-size:.75em;opacity:.8}ins{background:color-mix(in srgb,var(--good) 18%,transparent);text-decoration:none;border-radius:3px}del{background:color-mix(in srgb,var(--bad) 14%,transparent);border-radius:3px}progress{appearance:none;border:0;height:6px;width:7rem;border-radius:3px;overflow:hidden;background:var(--line)}progress::-webkit-progress-bar{background:var(--line)}progress::-webkit-progress-value{background:var(--good);border-radius:3px}progress::-moz-progress-bar{background:var(--good)}#banner{background:var(--bad);color:var(--paper);max-height:40vh;overflow-y:auto}.notice{display:flex;flex-wrap:wrap;gap:.4rem .75rem;align-items:center;padding:.5rem 1rem}.notice.calm{background:var(--ink)}.notice + .notice{border-top:1px solid var(--paper)}.notice p{flex:1 1 20rem;min-width:0}.notice button{background:transparent;border-color:var(--paper)}.notice button:hover{text-decoration:underline}.notice :focus-visible{outline-color:var(--paper)}#bar{display:flex;gap:.75rem;align-items:center;padding:.5rem 1rem;background:var(--paper);border-bottom:1px solid var(--line)}#bar:empty{min-height:3.4rem}#bar .name{display:block;font-weight:700;max-width:14rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;flex:none}.pick{position:relative;min-width:0}.pick select{appearance:none;width:100%;max-width:20rem;padding-inline-end:2rem;font-weight:600;text-overflow:ellipsis}.pick .icon{position:absolute;inset-inline-end:.4rem;top:.55rem;pointer-events:none;color:var(--muted)}.total{display:flex;align-items:center;gap:.6rem;font-size:.85rem;color:var(--muted);white-space:nowrap}.find{position:relative;flex:1 1 12rem;max-width:30rem;margin-inline-start:auto}.find input{width:100%;padding-inline:2.2rem;border-color:var(--line);background:var(--desk)}.find .icon,.find kbd{position:absolute;inset-block-start:.6rem;color:var(--muted);pointer-events:none}.find .icon{inset-inline-start:.6rem;width:1.05rem}.find kbd{inset-inline-end:.7rem;border:1px solid var(--line);border-radius:4px;padding:.2rem .35rem;inset-block-start:.5rem}.find input:focus ~ kbd{display:none}.undo{display:inline-flex}.badge{background:var(--raised);border-radius:99px;padding:.1rem .7rem;font-size:.85rem;white-space:nowrap}.holder{position:relative;display:inline-block}.menu{position:absolute;z-index:5;inset-inline-end:0;top:calc(100% + .3rem);min-width:14rem;padding:.35rem;display:flex;flex-direction:column;background:var(--paper);border:1px solid var(--line);border-radius:10px;box-shadow:var(--shade),0 8px 30px #0003}.menu button{border:0;border-radius:6px;text-align:start;display:flex;justify-content:space-between;background:none;white-space:nowrap}.menu button:hover,.menu button:focus{background:var(--raised)}.actions .menu{top:auto;bottom:calc(100% + .3rem);inset-inline:0 auto}.menu label{padding:.3rem .5rem;display:grid;gap:.2rem}.menu select{width:100%}.tick,.menu .tick{display:flex;gap:.5rem;align-items:center}main{flex:1;min-height:0;display:grid;grid-template-columns:clamp(18rem,24vw,26rem) minmax(0,1fr)}#list{display:flex;flex-direction:column;min-height:0;min-width:0;background:var(--paper);border-inline-end:1px solid var(--line)}.filters{display:flex;align-items:center;gap:.5rem;padding:.5rem .75rem;border-bottom:1px solid var(--line)}.tabs{display:flex;flex:1;gap:.15rem;padding:.15rem;border-radius:9px;background:var(--raised);min-width:0}.tabs button{flex:1 1 auto;border:0;background:none;padding:.2rem .35rem;font-size:.82rem;border-radius:7px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.tabs button[aria-pressed="true"]{background:var(--paper);font-weight:600;box-shadow:var(--shade)}.count{color:var(--muted);font-variant-numeric:tabular-nums}.filters summary{list-style:none;display:flex;padding:.35rem;border-radius:8px;color:var(--muted)}.filters summary::-webkit-details-marker{display:none}.filters summary:hover{background:var(--raised)}.active summary{background:var(--chosen);color:var(--accent)}.rows{flex:1;overflow-y:auto;position:relative;contain:strict}.rows:focus-visible{outline:none}.rows:focus-visible .row[aria-selected="true"]{outline:2px solid var(--accent);outline-offset:-2px}.row{position:absolute;inset-inline:0;height:60px;padding:.45rem .9rem;border-bottom:1px solid var(--line);display:grid;grid-template:1fr 1fr / auto 1fr auto;column-gap:.65rem;align-items:center;cursor:pointer;overflow:hidden}.row>*{min-width:0}.row .head,.row .line{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;unicode-bidi:isolate}.row .head{font-weight:500}.row .line{color:var(--muted);font-size:.87rem;grid-column:2 / 4}.row .key{font:.78rem/1.5 ui-monospace,monospace}.row .state{font-size:.76rem}.row[aria-selected="true"]{background:var(--chosen);box-shadow:inset 3px 0 var(--accent)}.row:hover:not([aria-selected="true"]){background:var(--raised)}.skeleton{height:60px;border-bottom:1px solid var(--line);background:linear-gradient(var(--raised) 0 0) .9rem 1rem / 60% .7rem no-repeat,linear-gradient(var(--raised) 0 0) .9rem 2.2rem / 40% .6rem no-repeat;animation:wait 1.2s ease-in-out infinite alternate}@keyframes wait{to{opacity:.45}}.foot{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;min-height:2.4rem;padding:.25rem .9rem;border-top:1px solid var(--line);font-size:.85rem}.foot button{padding:.1rem .6rem}#editor{overflow-y:auto;padding:1.25rem 1.5rem 0}#editor,.side{display:flex;flex-direction:column;gap:1rem}.desk{max-width:52rem;width:100%;display:flex;flex-direction:column;gap:1rem}.side{max-width:52rem;padding-bottom:2rem}.side>div:empty,.desk>div:empty{display:none}.place{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center}.names{flex:1 1 12rem;min-width:0}.moves{display:flex}.sources,.target,.side section,.comment{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:.85rem 1.1rem}.sources,.target{box-shadow:var(--shade)}.sources .source{font-size:1.25rem;line-height:1.45}.sources .source + .source{margin-top:.35rem}.comment .text{font-size:.95rem}.form{font-weight:600;font-variant-numeric:tabular-nums}.field{margin-bottom:.9rem}.field .source{font-size:1.1rem;margin-bottom:.3rem}.input{position:relative;background:var(--paper);border-radius:8px}.paint,.input textarea{font-size:1.2rem;line-height:1.45;padding:.6rem .75rem;border:1px solid var(--field);border-radius:8px;width:100%;min-height:3rem;white-space:pre-wrap;overflow-wrap:break-word;letter-spacing:normal;tab-size:8}.paint{position:absolute;inset:0;border-color:transparent;color:transparent;overflow:hidden;pointer-events:none}.paint .chip{all:unset;background:var(--chip);border-radius:4px}.paint .break{position:static}.paint .break::before{opacity:.6}.input textarea{position:relative;display:block;background:transparent;resize:none;field-sizing:content}.input textarea:focus{outline:2px solid var(--accent);outline-offset:-1px;border-color:var(--accent)}.input textarea::placeholder{color:var(--muted);opacity:1}.input textarea:read-only{border-style:dashed;background:var(--raised)}.away textarea{border-style:dashed;color:var(--muted)}.old{opacity:.45}.input textarea[aria-invalid="true"]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}.below{display:flex;flex-wrap:wrap;gap:.25rem .9rem;font-size:.82rem;color:var(--muted);margin-top:.3rem}.below>:empty{display:none}.below:not(:has(>:not(:empty,[hidden]))){display:none}.insert{display:inline-flex;flex-wrap:wrap;gap:.35rem;align-items:center}.below .over{color:var(--bad);font-weight:600}.clash{border:2px solid var(--wait);border-radius:8px;padding:.6rem .85rem;margin-top:.4rem}.actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;position:sticky;bottom:0;margin:.25rem -1.1rem -.85rem;padding:.75rem 1.1rem;background:var(--paper);border-top:1px solid var(--line);border-radius:0 0 12px 12px}.actions>button{padding:.5rem 1rem}.reasons{color:var(--bad)}.reasons:not(:empty){margin:.5rem 0}.begun,.begun strong{color:var(--muted)}.begun .finding{border-color:var(--line)}.finding{margin-top:.4rem;padding:.3rem .7rem;font-size:.9rem;border-inline-start:3px solid var(--muted);background:var(--raised);border-radius:0 6px 6px 0}.error-line{border-color:var(--bad)}.warning-line{border-color:var(--wait)}.finding code{color:var(--muted);font-size:.8rem}.finding button{padding:0 .6rem}table{border-collapse:collapse;width:100%}th[scope="row"]{width:1%;white-space:nowrap}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line);font-weight:normal}tr:last-child>*{border:0}.offer{display:grid;grid-template-columns:auto 1fr auto;gap:.6rem;padding:.45rem 0;border-bottom:1px solid var(--line);align-items:start}.offer:last-child{border:0}.offer button,.term button{padding:.1rem .6rem}.percent{font-size:.8rem;font-weight:600;color:var(--good);font-variant-numeric:tabular-nums;padding-top:.15rem}.other,.origin{padding:.3rem 0}.other + .other,.origin + .origin{border-top:1px solid var(--line)}details summary{cursor:pointer;color:var(--muted);font-size:.85rem;font-weight:600}dl.keys{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;font-size:.85rem;margin-top:.5rem}dl.keys kbd{margin:0}.blank{margin:12vh auto;max-width:28rem;text-align:center;color:var(--muted);display:grid;gap:.75rem;justify-items:center}.blank h1{color:var(--ink);font-size:1.5rem}.done .icon{width:4rem;height:4rem;color:var(--good);stroke-width:1.6;border:2px solid;border-radius:50%;padding:.8rem}#message{position:fixed;z-index:9;inset-block-end:1rem;inset-inline-start:50%;translate:-50%;background:var(--ink);color:var(--paper);border-radius:99px;padding:.45rem 1.1rem;box-shadow:var(--shade);overflow-wrap:anywhere}#message:empty{display:none}dialog{border:1px solid var(--line);border-radius:14px;padding:1.25rem;width:min(40rem,calc(100vw - 2rem));max-height:calc(100vh - 3rem);background:var(--paper);color:var(--ink);box-shadow:0 20px 60px #0005}dialog::backdrop{background:#0006}dialog form{display:grid;gap:.75rem}dialog h2,.sheet h1{font-size:1.25rem;color:var(--ink);margin:0}dialog textarea{width:100%;resize:vertical}.ends,.pair{display:flex;gap:.5rem}.ends{justify-content:flex-end;position:sticky;bottom:-1.25rem;background:var(--paper);padding:.5rem 0}.pair input{flex:1;min-width:0}.changes{max-height:45vh;overflow-y:auto;border-block:1px solid var(--line)}.changes li{padding:.45rem 0;border-bottom:1px solid var(--line)}.changes label{display:grid;grid-template-columns:auto 1fr;gap:0 .6rem}.changes p{grid-column:2}#start{display:none;overflow-y:auto}[data-view="start"] main{display:block;overflow-y:auto}[data-view="start"] :is(#list,#editor,.pick,.total,.find){display:none !important}[data-view="start"] #bar .undo,[data-view="start"] #bar .badge{margin-inline-start:auto}[data-view="start"] #start{display:block}.sheet{max-width:60rem;margin:0 auto;padding:8vh 1.5rem 3rem;display:grid;gap:1rem}.sheet h1{font-size:1.75rem}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.75rem}.cards button{width:100%;display:grid;grid-template-columns:1fr auto;gap:.35rem .75rem;text-align:start;padding:1rem 1.1rem;border-color:var(--line);border-radius:12px;box-shadow:var(--shade)}.cards button:hover{border-color:var(--accent);background:var(--paper)}.cards progress{width:100%;grid-column:1 / 3}.sheet form{max-width:30rem;display:grid;gap:.4rem;padding-top:1rem}.only-narrow{display:none !important}@media (min-width: 1200px){#editor:has(>.side){display:grid;grid-template-columns:minmax(0,1fr) clamp(16rem,22vw,24rem);gap:0 1.5rem;align-content:start}#editor:has(>.side)>.desk{max-width:60rem;justify-self:center;padding-bottom:1.5rem}.side{padding-top:0}}@media (max-width: 1100px){.total span,.find kbd{display:none}}@media (max-width: 760px){main{grid-template-columns:minmax(0,1fr)}body[data-view="list"] #editor,body[data-view="editor"] #list{display:none}.only-narrow{display:inline-flex !important}#bar{flex-wrap:wrap;gap:.4rem;padding:.5rem .75rem}.pick{flex:1}#bar .name{max-width:8rem}.pick select{max-width:none}.place{gap:.5rem}.names{order:1;flex:1 0 100%}.place .only-narrow{margin-inline-end:auto}#list{border:0}.total{order:5;flex:1 0 100%}.total progress{flex:1}.total span{display:inline}.find{flex:1 0 100%;order:4;max-width:none}body[data-view="editor"] #bar,kbd{display:none}.row .state span:last-child{display:none}.actions{position:sticky;flex-wrap:nowrap;padding:.6rem .75rem;margin:.25rem -.85rem -.85rem}.actions>button{padding:.5rem .6rem;min-width:0}.actions .menu{inset-inline:auto 0}.sources,.target,.side section,.comment{padding:.85rem}#editor{padding:.75rem .75rem 0}.sheet{padding-top:2rem}}@media (max-height: 480px){.actions{position:static !important}}@media (prefers-reduced-motion: reduce){.skeleton{animation:none}}@media (forced-colors: active){.row[aria-selected="true"]{outline:2px solid Highlight;outline-offset:-2px}.dot{forced-color-adjust:none}}
"""####,
    ]
}
