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
import{language as kh,texts as lh}from'./texts.js'
function xe(p,va){try{if(va===null)sessionStorage.removeItem(p);else sessionStorage.setItem(p,JSON.stringify(va));return true;}catch{return false;}}

function we(p){try{return JSON.parse(sessionStorage.getItem(p));}catch{return null;}}

function Mg(Sg){try{return Object.keys(sessionStorage).filter((p)=>p.startsWith(Sg));}catch{return[];}}
let Jd='fitloc.secret';let Id={language:'language',state:'show',search:'search',table:'catalog',key:'key',keyTable:'in'};let Hd={findings:'findings',changed:'changed'};let tc=true;let ab=null;function wf(){let cb=ab;let[Ua,...ka]=location.hash.slice(1).split('&');let Ga=/^[0-9a-f]{32}$/.test(Ua)?Ua:'';ab=Ga||ab||we(Jd);if(Ga)tc=xe(Jd,Ga);if(Ga&&tc)history.replaceState(null,'',ka.length?`#${ka.join('&')}`:location.pathname);return{secret:ab,isNew:ab!==cb};}

function uc(){let Ga=new URLSearchParams(location.hash.slice(1));let l={};for(let[Ba,aa]of Object.entries(Id))l[Ba]=Ga.get(aa)??'';for(let[Ba,aa]of Object.entries(Hd))l[Ba]=Ga.has(aa);let{language:k,key:u,keyTable:xg,...gb}=l;return k?{language:k,asked:Ga.has('key')?{table:xg,key:u,language:k}:null,filter:gb}:null;}

function vf({language:k,asked:f,filter:gb}){let l=new URLSearchParams();let Fa={...gb,language:k,key:f?.key,keyTable:f?.table};for(let[Ba,aa]of Object.entries(Id)){if(Fa[Ba]||(Ba==='key'&&f))l.set(aa,Fa[Ba]);}
for(let[Ba,aa]of Object.entries(Hd))if(Fa[Ba])l.set(aa,'1');return k?l.toString():'';}

function Kd(l,ed){let Lc=[tc?'':ab,vf(l)].filter(Boolean).join('&');if(location.hash.slice(1)===Lc)return;history[ed?'replaceState':'pushState'](null,'',Lc?`#${Lc}`:location.pathname);}
let vc=null;function zf(){let{secret:Zg,isNew:Ja}=wf();vc=Zg;return Ja;}

let Ld=()=>Boolean(vc);class ob extends Error{constructor(R){super(`status ${R}`);this.status=R;}}

async function S(p,Lf={}){let ac=await fetch(`/api/${p}`,{method:'POST',headers:{'Content-Type':'application/json','X-Fitloc-Token':vc},body:JSON.stringify(Lf),}).catch(()=>null);if(!ac)throw new ob(0);if(!ac.ok)throw new ob(ac.status);return ac.json().catch(()=>{throw new ob(0);});}
function a(t,Bb={},...xc){let x=document.createElement(t);if(t==='button')x.type='button';for(let[p,va]of Object.entries(Bb)){if(typeof va==='function')x.addEventListener(p,va);else if(typeof va==='boolean')x.toggleAttribute(p,va);else if(va!==null&&va!==undefined)x.setAttribute(p,va);}
x.append(...xc.flat().filter((qb)=>qb!==null&&qb!==undefined));return x;}

function D(x,...xc){x.replaceChildren(...xc.flat().filter((qb)=>qb!==null&&qb!==undefined));}

let Ib=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;let Sf=(d)=>d.search(Ib)>=0;function U(d){return d.replace(Ib,(n)=>`‹U+${n.codePointAt(0).toString(16).toUpperCase().padStart(4,'0')}›`);}

function sb(k){return k?(k.is_right_to_left?'rtl':'ltr'):'auto';}
let Ha=(p)=>document.getElementById('icons').content.querySelector(`.${p}`).cloneNode(true);
document.documentElement.lang=kh;function b(P,Fa={}){return(lh[P]??P).replace(/\{(\w+)\}/g,(rh,p)=>(p in Fa?String(Fa[p]):rh));}

function od(r){return lh[`status.${r}`]??r;}

function ca(t){try{return new Intl.DisplayNames([kh],{type:'language'}).of(t)??t;}catch{return t;}}

function th(Eb,t){let Je;try{Je=new Intl.PluralRules(t);}catch{return Eb;}
let n=[];for(let A=0;A<=200&&n.length<4;A+=1)if(Je.select(A)===Eb)n.push(A);if(!n.length)return b('other_numbers');return n.slice(0,3).join(', ')+(n.length>3?'…':'');}
let sh={iphone:'iPhone',ipad:'iPad',ipod:'iPod touch',mac:'Mac',applewatch:'Apple Watch',appletv:'Apple TV',applevision:'Apple Vision',};let Ue=(eb)=>sh[eb]??(eb==='other'?b('other_devices'):eb);function Te(v,t){let N=v.split('.');let Vb=N.map((C,l)=>{let Md=N[l-1];if(Md==='plural')return th(C,t);if(Md==='device')return Ue(C);return['plural','device','substitutions','set'].includes(C)?'':C;});return Vb.filter(Boolean).join(' · ');}

let mb=/Mac|iPhone|iPad/.test(navigator.platform);function nb(Rd){if(!mb)return Rd.replace('Mod','Ctrl').replaceAll('Match','Alt');return Rd.replace('Mod+','⌘').replaceAll('Match+','⌃⌥').replace('Alt+','⌥').replace('Shift+','⇧').replace('Enter','↩');}
function ye(ja,wg){let q=a('div',{class:'menu',role:'menu',hidden:true,'aria-label':ja});let W=a('button',{class:'plain',title:ja,'aria-label':ja,'aria-haspopup':'menu','aria-expanded':'false'},Ha('more'));let x=a('span',{class:'holder'},W,q);let Gb=(cg)=>{q.hidden=true;W.setAttribute('aria-expanded','false');if(cg)W.focus();};let Wb=()=>{q.replaceChildren(...wg().filter(Boolean).map((Ob)=>a('button',{role:'menuitem',click:()=>{Gb(true);Ob.act();},},a('span',{},Ob.label),Ob.keys?a('kbd',{},nb(Ob.keys)):null)));q.hidden=false;W.setAttribute('aria-expanded','true');q.firstChild?.focus();};W.addEventListener('click',()=>(q.hidden?Wb():Gb(true)));q.addEventListener('keydown',(e)=>{let C={ArrowDown:1,ArrowUp:-1}[e.key];let ha=[...q.children];if(C)ha[(ha.indexOf(document.activeElement)+C+ha.length)%ha.length].focus();else if(e.key==='Escape')Gb(true);else return;e.preventDefault();e.stopPropagation();});x.addEventListener('focusout',(e)=>{if(!x.contains(e.relatedTarget))Gb(false);});return x;}
function Bc(hc,zc,sc){let Qa=a('dialog',{'aria-labelledby':'dialog-title',keydown:(e)=>e.stopPropagation(),close:()=>Qa.remove()},a('form',{method:'dialog',submit:(e)=>e.preventDefault()},a('h2',{id:'dialog-title'},hc),zc,a('div',{class:'ends'},a('button',{click:()=>Qa.close()},b('cancel')),sc)));document.body.append(Qa);Qa.showModal();return Qa;}

function Sd({title:hc,hint:Pc,action:rc,text:d=''},wa){let Oa=a('textarea',{rows:'3','aria-label':hc,dir:'auto','aria-describedby':'dialog-hint'});Oa.value=d;let ce=()=>{if(!Oa.value.trim())return Oa.focus();Qa.close();return wa(Oa.value.trim());};Oa.addEventListener('keydown',(e)=>{if(e.key==='Enter'&&(e.ctrlKey||e.metaKey))ce();});let Qa=Bc(hc,[Oa,a('p',{class:'facts',id:'dialog-hint'},Pc)],a('button',{class:'main',click:ce},rc));Oa.focus();}
function Td(ma,Pg,k){let[K,Y]=[ma,Pg].map((d)=>(d.length>4000?[d]:d.match(/\s+|[\p{L}\p{N}\p{M}]+|[^]/gu)??[]));let Of=K.length*Y.length>250_000?[]:Rf(K,Y);let Va=[];let[Wc,fd]=[0,0];for(let[i,B]of[...Of,[K.length,Y.length]]){if(i>Wc)Va.push(a('del',{},U(K.slice(Wc,i).join(''))));if(B>fd)Va.push(a('ins',{},U(Y.slice(fd,B).join(''))));if(i<K.length)Va.push(U(K[i]));[Wc,fd]=[i+1,B+1];}
return a('span',{class:'text',lang:k?.tag,dir:k?.is_right_to_left?'rtl':'auto'},Va);}

function Rf(K,Y){let Za=Y.length+1;let y=new Uint16Array((K.length+1)*Za);for(let i=K.length-1;i>=0;i-=1){for(let B=Y.length-1;B>=0;B-=1){y[i*Za+B]=K[i]===Y[B]?y[(i+1)*Za+B+1]+1:Math.max(y[(i+1)*Za+B],y[i*Za+B+1]);}}
let Ce=[];for(let[i,B]=[0,0];i<K.length&&B<Y.length;){if(K[i]===Y[B])Ce.push([i++,B++]);else if(y[(i+1)*Za+B]>=y[i*Za+B+1])i+=1;else B+=1;}
return Ce;}
let xa=new Map();let Kb='';let G=({table:y,key:u,language:k})=>JSON.stringify([y,u,k]);let fa=(d)=>(d??'').replace(/\r\n?/g,'\n');function Uf(dg){Kb=`fitloc.draft ${JSON.stringify(dg)} `;for(let p of Mg(Kb)){let O=we(p);if(O)xa.set(p.slice(Kb.length),O);}}
function Gc(p,O){let ke=!Object.keys(O).length;if(ke)xa.delete(p);else xa.set(p,O);xe(Kb+p,ke?null:O);}

function Cc(){return[...xa.keys()].map((p)=>{let[y,u,k]=JSON.parse(p);return{table:y,key:u,language:k};});}

let Ec=(c)=>Object.keys(xa.get(G(c))??{});function Jb(c,v){return xa.get(G(c))?.[v];}

function Dc(c,h,d){let{[h.part]:ma,...ka}=xa.get(G(c))??{};let E={text:d,was:ma?ma.was:h.text??null};Gc(G(c),Vd(h,d)?{...ka,[h.part]:E}:ka);}

function Fc(c,v,oa){let O=xa.get(G(c));if(O?.[v])Gc(G(c),{...O,[v]:{...O[v],was:oa}});}

function Ud(c,v=null){let{[v]:uh,...ka}=xa.get(G(c))??{};Gc(G(c),v===null?{}:ka);}

function Tf(h,d){return h.text?.includes('\r\n')?d.replaceAll('\n','\r\n'):d;}

function Vd(h,d){return d!==fa(h.text);}
let jd=200;async function Ne(k,z){let n=[];for(let sa=0;sa<z.length;sa+=20){let{entries:Ea}=await S('entries',{language:k,keys:z.slice(sa,sa+20)});n.push(...Ea.filter(Boolean));}
return n;}

class Me{constructor(m,r,wb){Object.assign(this,{page:m,state:r,isAll:wb,all:[],run:0});this.list=a('ul',{class:'changes'});this.more=a('p',{class:'facts'});this.button=a('button',{class:'main',click:()=>this.#nf()});this.#lc();}

async show(z,wc){let Wg=++this.run;let{language:k}=this.page;let Ea=await Ne(k,z.slice(0,jd)).catch((s)=>this.page.failed(s))??[];if(Wg!==this.run)return;this.all=Ea.map((c)=>{let V=c.fields.map((h)=>({field:h,text:wc(h)})).filter((i)=>i.text!==null);return{entry:c,typed:V,box:a('input',{type:'checkbox',checked:true,change:()=>this.#lc()})};}).filter((i)=>i.typed.length);let{own:E}=this.page.languagesOf({language:k});D(this.list,this.all.length?this.all.map(({entry:c,typed:V,box:Mf})=>a('li',{},a('label',{},Mf,a('span',{class:'facts'},U(c.key)),V.map(({field:h,text:d})=>a('p',{},Td(h.text??'',d,E)))))):a('li',{class:'muted'},b('nothing_found')));this.list.classList.remove('old');this.more.textContent=z.length>jd?b('more_found',{count:jd}):'';this.#lc();}

fade(){this.list.classList.add('old');this.button.disabled=true;}
#vd(){return this.all.filter((i)=>i.box.checked);}
#lc(){let ea=this.#vd().length;this.button.textContent=b('apply',{count:ea});this.button.disabled=!ea;}
#nf(){let ya=Symbol('changes');for(let{entry:c,typed:V}of this.#vd()){let f={table:c.table,key:c.key,language:c.language};let F=V.flatMap((i)=>this.page.saves.texts(c,[i],this.state??i.field.state??'translated',this.isAll));this.page.saves.save(f,F,{group:ya});}
this.button.closest('dialog').close();}}
let id=(h)=>h.text!==null&&h.text!==undefined;function ah(m){let{rows:L,list:q}=m;let z=q.shown.filter((j)=>L.statuses[j]==='needs_review').map((j)=>L.at(j));let qa=new Me(m,'translated',true);Bc(b('accept_many').replace('…',''),[a('p',{class:'facts'},b('accept_hint')),qa.list,qa.more],qa.button);qa.show(z,(h)=>(id(h)&&h.state==='needs_review'?h.text:null));}

async function ch(m,f,ba){let ya=Symbol('review');let Ea=[];for(let k of ba)Ea.push(...await Ne(k,[f]).catch((s)=>m.failed(s))??[]);for(let c of Ea){let V=c.fields.filter((h)=>id(h)&&(h.state||'translated')==='translated');let F=V.flatMap((h)=>m.saves.texts(c,[{field:h,text:fa(h.text)}],'needs_review',true));m.saves.save({...f,language:c.language},F,{group:ya});}}

function bh(m){let qa=new Me(m,null,false);let h=(P)=>a('input',{type:'text','aria-label':b(P),placeholder:b(P),dir:'auto',autocomplete:'off',input:()=>be()});let[K,Y]=[h('find'),h('replace_with')];let fb=a('input',{type:'checkbox',change:()=>be()});let Re=0;let be=()=>{qa.fade();clearTimeout(Re);Re=setTimeout(ga,200);};let ga=()=>{let{rows:L,list:q}=m;let Yd=K.value.replace(/[.*+?^${}()|[\]\\]/g,'\\$&');let da=new RegExp(Yd,fb.checked?'gu':'giu');let vb=(d)=>Yd!==''&&d.search(da)>=0;let z=q.shown.filter((j)=>vb(L.texts[j])).map((j)=>L.at(j));qa.show(z,(i)=>{let d=id(i)&&vb(i.text)?i.text.replace(da,()=>Y.value):i.text;return d===i.text?null:d;});};Bc(b('replace').replace('…',''),[a('div',{class:'pair'},K,Y),a('label',{class:'tick'},fb,b('match_case')),qa.list,qa.more],qa.button);K.focus();}
let Nd=['unfinished','missing','new','incomplete','needs_review','translated','stale','excluded'];class pb{constructor(x,m){Object.assign(this,{element:x,page:m});let Ta=()=>m.settle(false);this.search=a('input',{type:'search',placeholder:b('search'),'aria-label':b('search'),autocomplete:'off',spellcheck:'false',input:Ta});this.language=a('select',{class:'language','aria-label':b('language'),change:()=>m.choose(this.language.value)});this.progress=a('progress',{max:'100','aria-label':b('status.translated')});this.done=a('span');this.undo=pb.#ud('undo',()=>m.undo(false));this.redo=pb.#ud('redo',()=>m.undo(true));this.#hf(Ta);D(x,a('h1',{class:'hidden-label'},document.title),a('button',{class:'plain name',title:b('languages'),'aria-label':`${b('project')}: ${m.name}`,click:()=>m.showStart()},U(m.name)),a('span',{class:'pick'},this.language,Ha('down')),a('span',{class:'total'},this.progress,this.done),a('label',{class:'find'},Ha('search'),this.search,a('kbd',{},'/')),m.readOnly?a('strong',{class:'badge'},b('read_only')):a('span',{class:'undo'},this.undo,this.redo),ye(b('more'),()=>[{label:b('languages'),act:()=>m.showStart()},{label:b('copy_link'),act:()=>m.copy(location.href)},m.readOnly||!m.rows?null:{label:b('replace'),act:()=>bh(m)},m.readOnly||!m.rows?null:{label:b('accept_many'),act:()=>ah(m)},]));}
static #ud(P,rb){return a('button',{class:'plain',title:b(P),hidden:true,click:rb},Ha(P),a('span',{class:'hidden-label'},b(P)));}
#hf(Ta){let{since:Pe}=this.page.project;let set=(r)=>()=>{this.state.value=r;Ta();};this.tabs=[['unfinished',b('status.unfinished')],['needs_review',b('status.needs_review')],['',b('all')]].map(([r,ja])=>{let ea=a('span',{class:'count'});return{state:r,count:ea,button:a('button',{click:set(r)},`${ja} `,ea)};});this.table=a('select',{class:'table','aria-label':b('catalog'),change:()=>this.page.settle(true)});this.state=a('select',{class:'states','aria-label':b('state'),change:Ta},a('option',{value:''},b('any_state')),Nd.map((r)=>a('option',{value:r},b(`status.${r}`))));this.findings=a('input',{type:'checkbox',change:Ta});this.changed=a('input',{type:'checkbox',change:Ta});let ih=a('summary',{title:b('filter'),'aria-label':b('filter')},Ha('filter'));let ja=(P,x)=>a('label',{},a('span',{class:'facts'},b(P)),x);this.tableLabel=ja('catalog',this.table);this.more=a('details',{class:'holder',keydown:(e)=>{if(e.key==='Escape')this.more.open=false;}},ih,a('div',{class:'menu'},ja('state',this.state),this.tableLabel,a('label',{class:'tick'},this.findings,b('with_findings')),Pe?a('label',{class:'tick'},this.changed,b('changed_since',{revision:Pe})):null));this.more.addEventListener('focusout',(e)=>{if(e.relatedTarget&&!this.more.contains(e.relatedTarget))this.more.open=false;});this.filters=a('div',{class:'filters'},a('div',{class:'tabs',role:'group','aria-label':b('state')},this.tabs.map((md)=>md.button)),this.more);}

draw(){let{languages:ba,tables:nd}=this.page.project;let Fb=this.table.value;let eh=[...ba].sort((i,B)=>Boolean(i.is_source)-Boolean(B.is_source)||ca(i.tag).localeCompare(ca(B.tag),document.documentElement.lang));D(this.language,eh.map((k)=>a('option',{value:k.tag},pb.labelOf(k))));this.language.value=this.page.language??'';D(this.table,a('option',{value:''},b('all_catalogs')),nd.map((y)=>a('option',{value:y.path},y.path)));this.table.value=nd.some((y)=>y.path===Fb)?Fb:'';this.tableLabel.hidden=nd.length<2;}
static labelOf({tag:t,wanted:da,translated:ta,is_source:vg}){if(vg)return`${ca(t)} – ${b('source')}`;return da===undefined?ca(t):`${ca(t)} – ${da?Math.floor((ta*100)/da):100} %`;}

showLanguages(Ac){for(let k of this.page.project.languages){Object.assign(k,Ac.find((i)=>i.tag===k.tag));this.#Bd(k);}}
#Bd(k){let Ae=[...this.language.options].find((i)=>i.value===k.tag);if(Ae)Ae.textContent=pb.labelOf(k);}

get filter(){return{search:this.search.value,table:this.table.value,state:this.state.value,findings:this.findings.checked,changed:this.changed.checked,};}

set filter({search:ga='',table:y='',state:r='',findings:pa=false,changed:T=false}){this.search.value=ga;this.table.value=y;this.state.value=Nd.includes(r)?r:'';this.findings.checked=pa;this.changed.checked=T;}

showProgress(L){let{progress:Yb,counts:db}=L;this.progress.value=Yb.percent;this.done.textContent=b('progress',Yb);for(let{state:r,count:ea,button:W}of this.tabs){ea.textContent=String(db[r]??0);W.setAttribute('aria-pressed',String(this.state.value===r));}
let{table:y,state:r,findings:pa,changed:T}=this.filter;this.more.classList.toggle('active',Boolean(y||pa||T||!this.tabs.some((md)=>md.state===r)));let E=this.page.project.languages.find((k)=>k.tag===this.page.language);if(!E)return;Object.assign(E,{wanted:Yb.total,translated:Yb.done});this.#Bd(E);}

showSaves({done:wa,undone:mh}){this.undo.hidden=!wa.length;this.redo.hidden=!mh.length;}}
function yf(e){if([...e.key].length!==1||e.metaKey)return false;return e.getModifierState('AltGraph')||(!e.ctrlKey&&(mb||!e.altKey));}

class xf{constructor(f){Object.assign(this,{asked:f,texts:[''],state:null});this.area=a('textarea',{rows:'1',readonly:true,lang:f.language,dir:'auto','aria-label':b('loading'),'aria-busy':'true',keydown:(e)=>this.#oc(e),paste:(e)=>this.#jf(e),});this.element=a('div',{class:'field ahead'},a('div',{class:'input'},this.area),a('p',{class:'facts'},`${ca(f.language)} · ${b('loading')}`));}

get hasText(){return this.texts.some(Boolean);}
#oc(e){let M=this.texts.length-1;let Nc=e.ctrlKey||e.metaKey||e.altKey;if(yf(e))this.texts[M]+=e.key;else if(e.key==='Enter'&&!Nc)this.texts[M]+='\n';else if(e.key==='Backspace'&&!Nc)this.texts[M]=[...this.texts[M]].slice(0,-1).join('');else if(e.key==='Tab'&&!Nc&&!e.shiftKey)this.texts.push('');else return;e.preventDefault();this.#Na();}
#jf(e){this.texts[this.texts.length-1]+=e.clipboardData.getData('text/plain');e.preventDefault();this.#Na();}
#Na(){this.area.value=this.texts.join('\n');this.area.rows=Math.min(12,this.area.value.split('\n').length);}

settle(Sa){let V=Sa.map(()=>'');this.texts.forEach((d,A)=>{V[Math.min(A,Sa.length-1)]+=d;});let ub=[];let Ja=true;Sa.forEach((h,A)=>{if(!V[A])return;let ma=Jb(this.asked,h.part)?.text??fa(h.text);if(ma)Ja=false;ub.push({field:h,text:ma+fa(V[A])});Dc(this.asked,h,ma+fa(V[A]));});return{filled:ub,isNew:Ja};}}
let He=new Set(['missing','new','incomplete','needs_review']);function bc(d){let Yc=d.toLowerCase();return/^[\u0000-\u007f]*$/.test(Yc)?Yc:Yc.normalize('NFKD').replace(/\p{M}/gu,'');}

let Ie=(ga)=>[...bc(ga).matchAll(/"([^"]+)"|[^\s"]+/g)].map((I)=>I[1]??I[0]);class Vg{constructor(w){Object.assign(this,w);this.folded=this.keys.map((u,j)=>this.#yd(j));this.places=new Map(this.keys.map((u,j)=>[`${this.tables[j]} ${u}`,j]));this.tableOf=new Map(this.paths.map((Xa,y)=>[Xa,y]));}
#yd(j){return bc(`${this.keys[j]}\n${this.sources[j]}\n${this.texts[j]}\n${this.comments[j]}`);}

take(T){let j=this.places.get(`${T.table} ${T.key}`);if(j===undefined)return j;this.sources[j]=T.source;this.texts[j]=T.text;this.comments[j]=T.comment;this.statuses[j]=T.status;this.severities[j]=T.severity;this.changes[j]=T.is_changed;this.folded[j]=this.#yd(j);return j;}

find({table:y,key:u}){return this.places.get(`${this.tableOf.get(y)} ${u}`);}

at(j){return{table:this.paths[this.tables[j]],key:this.keys[j]};}

isUnfinished(j){return He.has(this.statuses[j]);}

passing({search:ga='',table:y,state:r,findings:pa,changed:T}){let la=Ie(ga);let n=[];for(let j=0;j<this.keys.length;j+=1){if(y&&this.paths[this.tables[j]]!==y)continue;if(pa&&this.severities[j]<2)continue;if(T&&!this.changes[j])continue;if(r&&(r==='unfinished'?!this.isUnfinished(j):this.statuses[j]!==r))continue;if(!la.every((aa)=>this.folded[j].includes(aa)))continue;n.push(j);}
return n;}

get counts(){let db={'':this.keys.length,unfinished:0};for(let R of this.statuses){db[R]=(db[R]??0)+1;if(He.has(R))db.unfinished+=1;}
return db;}

get progress(){let[wa,ic]=[0,0];for(let R of this.statuses){if(R!=='stale'&&R!=='excluded')ic+=1;if(R==='translated')wa+=1;}
return{done:wa,total:ic,percent:ic?Math.floor((wa*100)/ic):100};}}
let ue=/%#@\w+@|%arg\b|%\(\w+\)(?:@|[a-z]+)|%(?:\d+\$)?[-+0#']*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|ll|[hlqLztj])?[@diuxXofFeEgGcCsSpaA]|%%|\{\{\w+\}\}|\{\w+\}|\$\{\w+\}/g;let Lg=/^[ \t]+|[ \t]+$|[ \t]{2,}|[\u00a0\u202f\u2007]+|\n/gm;let ve=(d,Z=false)=>Z?[]:[...new Set(d.match(ue)??[])].filter((i)=>i!=='%%');function ad(d,Z=false){let n=(Z?[]:[...d.matchAll(ue)]).map((I)=>({at:I.index,text:I[0],kind:'chip'}));let jh=(bb)=>n.some((i)=>bb>=i.at&&bb<i.at+i.text.length);let Eg=(i)=>(i==='\n'?'break':i.search(Ib)<0?'space':'unseen');let eg=[...d.matchAll(Lg),...d.matchAll(Ib)].filter((I)=>!jh(I.index)).map((I)=>({at:I.index,text:I[0],kind:Eg(I[0])}));let O=[];let ia=0;for(let v of[...n,...eg].sort((i,B)=>i.at-B.at)){if(v.at<ia)continue;if(v.at>ia)O.push({text:d.slice(ia,v.at),kind:''});O.push(v);ia=v.at+v.text.length;}
if(ia<d.length)O.push({text:d.slice(ia),kind:''});return O;}

function Tb(d,la){if(!la?.length||d.length>2000)return[U(d)];let fc=[];let Jc='';let bb=0;for(let Pd of d){let i=bc(Pd);for(let C=0;C<i.length;C+=1)fc.push(bb);Jc+=i;bb+=Pd.length;}
fc.push(bb);let Mb=new Uint8Array(d.length+1);for(let aa of la){for(let l=Jc.indexOf(aa);l>=0;l=Jc.indexOf(aa,l+aa.length)){Mb.fill(1,fc[l],fc[l+aa.length]);}}
let Va=[];for(let sa=0,ia=0;sa<d.length;sa=ia){while(ia<d.length&&Mb[ia]===Mb[sa])ia+=1;let Ee=U(d.slice(sa,ia));Va.push(Mb[sa]?a('mark',{},Ee):Ee);}
return Va;}

function La(d,k,{insert:Ia=null,words:la=[],isLiteral:Z=false}={}){return a('span',{class:'text',lang:k?.tag,dir:sb(k)},ad(d,Z).map(({text:v,kind:X})=>{if(X==='chip')return Sb(v,Ia);if(X)return a('span',{class:X},U(v));return Tb(v,la);}).flat());}

function Jg(d,la,Vc){let se=d.slice(0,300).replace(/\s*\n\s*/g,' · ').replace(/\s+/g,' ');if(!Vc)return Tb(se,la);return ad(se).flatMap(({text:v,kind:X})=>(X==='chip'?a('bdi',{dir:'ltr'},Tb(v,la)):Tb(v,la)));}

let Zc=(u)=>(u.trim()?U(u):b('empty_key'));function Sb(d,Ia){if(!Ia)return a('bdi',{class:'chip',dir:'ltr'},U(d));return a('button',{class:'chip',dir:'ltr',title:b('insert',{text:d}),tabindex:'-1',mousedown:(e)=>e.preventDefault(),click:()=>Ia(d),},U(d));}

function Kg(x,d,Z){x.replaceChildren(...ad(d,Z).map(({text:v,kind:X})=>(X?a('span',{class:X},v):v)),'\u200b');}
let Pa=(Oc,...zc)=>a('section',{},a('h2',{},Oc),...zc);function Gf(c,Q,Ia,la){if(c.is_source||!c.sources.length)return null;return a('section',{class:'sources'},a('h2',{},Q?`${b('source')} · ${ca(Q.tag)}`:b('source')),c.sources.map((d)=>a('p',{class:'source'},d.part?a('span',{class:'facts'},`${Te(d.part,Q?.tag)} `):null,La(d.text,Q,{insert:Ia,words:la,isLiteral:c.is_literal}))));}

function Af(c){if(!c.comment)return null;return a('section',{class:'comment'},a('h2',{},b('comment')),a('p',{class:'text',dir:'auto'},U(c.comment)));}

function Ef(cc,Sa,k){if(!cc.some((kb)=>kb.text!==null&&kb.text!==undefined))return null;if(cc.length===1&&Sa.some((h)=>h.text===cc[0].text))return null;return Pa(b('preview'),a('table',{},a('tbody',{},cc.map((kb)=>a('tr',{},kb.facts.length?a('th',{scope:'row',class:'facts'},kb.facts.join(', ')):null,a('td',{dir:sb(k)},La(kb.text??'',k)))))));}

function Bf(n,k,jc){if(!n.length)return null;return Pa(b('matches'),a('ul',{class:'offers'},n.map((I,A)=>a('li',{class:'offer'},a('span',{class:'percent'},`${I.percent} %`),a('div',{},I.texts.map((d)=>a('p',{dir:sb(k)},La(d.text,k))),a('p',{class:'facts',dir:'auto'},U(I.source))),jc?a('button',{title:nb(`Match+${A+1}`),click:()=>jc(I)},b('use')):null))));}

function Hf(n,Ia){if(!n.length)return null;return Pa(b('glossary'),a('ul',{},n.map((gc)=>a('li',{class:'term'},a('strong',{},gc.source),' → ',gc.renderings.map((i)=>[Sb(i,Ia),' ']).flat(),gc.never.length?a('span',{class:'muted'},`(${b('never',{words:gc.never.join(', ')})})`):null))));}

function Df(n,Z){if(!n.length)return null;let L=n.map(({language:t,is_right_to_left:Vc,texts:F})=>{let k={tag:t,is_right_to_left:Vc};return a('div',{class:'other'},a('p',{class:'facts'},ca(t)),F.map((d)=>a('div',{class:'reads'},d.part?a('span',{class:'facts'},Te(d.part,t)):null,a('p',{dir:sb(k)},La(d.text,k,{isLiteral:Z})))));});return a('section',{},a('details',{open:n.flatMap((B)=>B.texts).length<=6},a('summary',{},`${b('others')} (${n.length})`),L));}

function Cf(n){if(!n.length)return null;let gg=Object.groupBy(n,(i)=>[i.author,i.day,i.subject,i.language].join('\n'));return Pa(b('history'),a('ul',{},Object.values(gg).map((F)=>{let[Wa]=F;return a('li',{class:'origin'},a('p',{class:'facts'},`${ca(Wa.language)}: `,a('span',{dir:'auto'},Wa.author?U(b('origin',Wa)):b('uncommitted')),Wa.subject?a('span',{class:'text',dir:'auto'},` – ${U(Wa.subject)}`):null),F.filter((i)=>(i.before??i.text)!==i.text).map((i)=>a('p',{},Td(i.before,i.text,{tag:i.language}))),Wa.former_source?a('p',{class:'warning'},U(b('former_source',{text:Wa.former_source}))):null);})));}

function If(Xb,Pf){if(!Xb.length)return null;return Pa(b('usages'),a('ul',{},Xb.map(({location:l,code:Qd})=>a('li',{class:'usage',dir:'ltr'},a('button',{class:'plain',title:b('copy'),click:()=>Pf(l)},U(l)),Qd?a('code',{class:'muted'},U(Qd)):null))));}

function Ff(){let z=[['Mod+Enter','save_next'],['Mod+Shift+Enter','review_next'],['Mod+S','save'],['Alt+↓ Alt+↑','shortcut.move'],['/','shortcut.search'],['Enter','shortcut.edit'],['Esc','shortcut.list'],['Match+1 … Match+5','shortcut.match'],['Match+0','suggest'],['Mod+Z','shortcut.undo'],['Mod+Shift+Z','shortcut.redo'],];return a('section',{},a('details',{},a('summary',{},b('shortcuts')),a('dl',{class:'keys'},z.flatMap(([u,qh])=>[a('dt',{},a('kbd',{},nb(u))),a('dd',{},b(qh))]))));}
let hb=new Map();let jg=200;function ig(c,v,d){let p=`${G(c)} ${v}`;let history=hb.get(p)??new hg(d);hb.delete(p);hb.set(p,history);if(hb.size>jg)hb.delete(hb.keys().next().value);return history;}
class hg{constructor(d){this.steps=[{text:d,caret:d.length,kind:null}];this.place=0;}

record(d,Nf=d.length,X=null){let M=this.steps[this.place];if(d===M.text)return;let C={text:d,caret:Nf,kind:X,time:Date.now()};if(this.#gf(C,M)){this.steps[this.place]=C;return;}
let Ub=d.length>20_000?20:500;this.steps=[...this.steps.slice(0,this.place+1),C].slice(-Ub);this.place=this.steps.length-1;}
#gf(C,M){if(!C.kind||C.kind!==M.kind||this.place===0)return false;if(C.kind==='insertCompositionText')return true;let gh=/\s$/.test(M.text.slice(0,M.caret))&&/\S$/.test(C.text.slice(0,C.caret));return C.time-M.time<2000&&Math.abs(C.caret-M.caret)<=2&&!gh;}

close(){this.steps[this.place].kind=null;}

go(N){let C=this.steps[this.place+N];if(C)this.place+=N;this.close();return C;}}
let ag=new Intl.Segmenter();let Zf=CSS.supports('field-sizing','content');class Zd{constructor(c,h,{language:k,source:Q,readOnly:Ma,single:Qe,showsSource:ld,changed:T}){Object.assign(this,{entry:c,field:h,language:k,single:Qe,changed:T,readOnly:Ma});let P=`field-${h.part}`;this.findings=a('div',{id:`${P}-findings`,class:'found'});this.count=a('span');this.state=a('span');this.missing=a('span',{class:'insert',hidden:true});this.reads=a('div',{class:'reads',hidden:true});this.clash=a('div',{class:'clash',role:'alert',hidden:true});this.mark=a('span',{class:'warning',hidden:true},b('unsaved'));let Kc=Zd.label(h);let ja=Kc||ca(c.language);this.paint=a('div',{class:'paint','aria-hidden':'true'});this.area=a('textarea',{rows:'1',spellcheck:'true',lang:c.language,dir:sb(k),readonly:Ma,'aria-label':ja,'aria-describedby':`${P}-findings`,placeholder:Ma?null:b('type_here'),input:(e)=>this.typed(e.inputType??null),beforeinput:(e)=>this.#Ze(e),keydown:(e)=>this.#oc(e),compositionend:()=>this.history.close(),scroll:()=>{this.paint.scrollTop=this.area.scrollTop;},});this.paint.dir=this.area.dir;this.element=a('div',{class:'field'},Qe||!Kc?null:a('p',{class:'form'},Kc),ld?a('p',{class:'source'},La(h.source,Q,{insert:this.inserter,isLiteral:c.is_literal})):null,a('div',{class:'input'},this.paint,this.area),this.reads,this.clash,a('div',{class:'below'},this.missing,this.state,this.mark,this.count),this.findings);this.history=ig(c,h.part,fa(h.text));let Ra=Jb(c,h.part);this.area.value=Ra?.text??h.text??'';this.history.record(this.text);if(Ra&&Ra.was!==(h.text??null))this.#td();this.measure();}

static label({device:eb,category:Eb,numbers:Qg,part:v}){let Ka=[eb&&Ue(eb),Eb&&(Qg||b('other_numbers'))].filter(Boolean).join(' · ');return Ka||(v.includes('.')?v.split('.').at(-1):v);}
get text(){return this.area.value;}
get isChanged(){return Vd(this.field,this.text);}

get isAsked(){return!this.clash.hidden;}

get inserter(){return this.readOnly?null:(d)=>this.insert(d);}

insert(d){this.area.setRangeText(d,this.area.selectionStart,this.area.selectionEnd,'end');this.history.close();this.typed();this.area.focus();}

put(d){this.area.value=d;this.history.close();this.typed();}
typed(X=null){this.history.record(this.text,this.area.selectionEnd,X);this.#Ad();}
#Ad(){Dc(this.entry,this.field,this.text);if(!this.isChanged)this.clash.hidden=true;this.measure();this.changed();}

#oc(e){let qg=(mb?e.metaKey&&!e.ctrlKey:e.ctrlKey&&!e.metaKey)&&!e.altKey;let u=e.key.toLowerCase();if(!qg||e.isComposing||!(u==='z'||(u==='y'&&!mb)))return;e.preventDefault();this.step(u==='y'||e.shiftKey?1:-1);}
#Ze(e){let N={historyUndo:-1,historyRedo:1}[e.inputType];if(!N)return;e.preventDefault();this.step(N);}

step(N){let C=this.area.readOnly?undefined:this.history.go(N);if(!C)return;this.area.value=C.text;this.area.setSelectionRange(C.caret,C.caret);this.#Ad();}

measure(){let{limit:Xc,is_literal:Z}=this.entry;let{state:r}=this.field;this.mark.hidden=!this.isChanged;D(this.state,r&&!this.single?a('span',{class:`state ${r}`},a('span',{class:`dot ${r}`}),od(r)):null);if(this.text.length<20_000)Kg(this.paint,this.text,Z);this.#ef();this.#sf();let pg=!this.text||['zero','one','two'].includes(this.field.category);let ib=this.readOnly||this.entry.is_source||pg?[]:ve(this.field.source??'',Z).filter((i)=>!this.text.includes(i));this.missing.hidden=!ib.length;D(this.missing,b('not_used'),ib.map((i)=>Sb(i,this.inserter)));if(!Xc)return;let ea=Z?[...this.text.trim()].length:[...ag.segment(this.text)].length;this.count.textContent=b('characters',{count:ea,limit:Xc});this.count.classList.toggle('over',ea>Xc);}

#sf(){let{text:d,entry:{is_literal:Z}}=this;this.reads.hidden=d.length>2000||!(Sf(d)||(this.language?.is_right_to_left&&ve(d,Z).length));D(this.reads,this.reads.hidden?null:[a('span',{class:'facts'},b('reads')),a('p',{dir:this.area.dir},La(d,this.language,{isLiteral:Z}))]);}

#ef(){if(Zf)return;this.area.style.height='auto';if(this.area.scrollHeight)this.area.style.height=`${this.area.scrollHeight+2}px`;else requestAnimationFrame(()=>{if(this.area.scrollHeight)this.area.style.height=`${this.area.scrollHeight+2}px`;});}

show(pa){this.area.setAttribute('aria-invalid',String(pa.some((n)=>n.is_blocking||n.severity==='error')));let{text:d}=this;let Lb=(bg)=>{if(this.text===d)this.put(bg);};D(this.findings,pa.map((n)=>ae(n,this.area.readOnly?null:Lb)));}

take(h,Sc){let V=this.isChanged?this.text:null;let rg=h.text!==this.field.text;this.field=h;if(Sc)Fc(this.entry,h.part,h.text??null);if(V===null&&this.text!==fa(h.text)){this.area.value=h.text??'';this.history.record(this.text);}
Dc(this.entry,h,this.text);if(rg){this.clash.hidden=true;if((Jb(this.entry,h.part)?.was??null)!==(h.text??null)&&this.isChanged)this.#td();}
this.measure();}
#td(){this.clash.hidden=false;let Le=(d)=>{this.clash.hidden=true;Fc(this.entry,this.field.part,this.field.text??null);if(d!==null)this.put(d);this.area.focus();};D(this.clash,a('p',{},b('conflict')),a('p',{},La(this.field.text??'',this.language,{isLiteral:this.entry.is_literal})),a('button',{click:()=>Le(null)},b('keep_mine')),' ',a('button',{click:()=>Le(fa(this.field.text))},b('take_theirs')));}}

function ae(n,Lb){let kd=n.is_blocking?'error':n.severity;return a('p',{class:`finding ${kd}-line`},a('strong',{class:kd},b(`severity.${kd}`)),' ',a('span',{class:'text'},n.message),' ',a('code',{},n.rule),' ',n.fixed!==undefined&&n.fixed!==null&&Lb?a('button',{click:()=>Lb(n.fixed)},b('fix')):null);}
let Wd=matchMedia('(min-width: 1200px)');let Ic=(bd)=>new Promise((Ug)=>{setTimeout(Ug,bd);});class Hc{constructor(x,m){Object.assign(this,{element:x,page:m,asked:null,matches:[],trials:0});Wd.addEventListener('change',()=>this.#Cd());this.#pc();this.empty(b('loading'));}
#pc(){clearTimeout(this.timer);this.trials+=1;Object.assign(this,{entry:null,ahead:null,fields:[],matches:[],found:null,gone:''});}

empty(d,rc=null,je=false){if(this.asked)this.last=this.asked;this.#pc();this.asked=null;D(this.element,a('div',{class:`blank ${je?'done':''}`},je?[Ha('check'),a('h1',{},b('done_title'))]:null,a('p',{},d),rc));}

show(f){if(this.asked&&G(f)===G(this.asked))return;this.#pc();this.asked=f;let Ka=this.page.entries.get(f);if(Ka)this.#Na(Ka);else this.#cf(new xf(f));if(Ka)this.page.readAhead();this.#Ye(f);}

get isTouched(){return this.isChanged||Boolean(this.ahead?.hasText);}

get isChanged(){return this.fields.some((h)=>h.isChanged);}

#cf(J){this.ahead=J;let Q=this.page.sourceOf(J.asked);let{source:k}=this.page.languagesOf(J.asked);D(this.element,a('div',{class:'desk'},this.#mc(J.asked),Q?Pa(b('source'),a('p',{class:'source'},La(Q,k))):null,Pa(b('translation'),J.element)));this.element.scrollTop=0;this.#lf(J);}

async #lf(J){this.page.aheads.add(J);while(this.ahead===J||J.hasText){let c=await this.page.entries.read(J.asked).catch((s)=>this.page.failed(s));if(c!==undefined){this.#Xe(J,c);break;}
await Ic(1000);}
this.page.aheads.delete(J);}
#Xe(J,c){let za=this.ahead===J;let Mc=za&&document.activeElement===J.area;let{filled:ub,isNew:Ja}=J.settle(c?.fields??[{part:'',text:null}]);if(J.state&&ub.length){if(c&&Ja)this.page.saves.save(J.asked,this.page.saves.texts(c,ub,J.state,false));else this.page.unsaved(J.asked,b(c?'look_first':'gone'));}
this.page.draftsChanged();if(!za)return;this.ahead=null;if(c)this.#Na(c);else this.#xd();if(Mc)this.focus(J.texts.length-1);this.page.readAhead();}


async reread(){let{asked:f,entry:ma}=this;if(!f||this.ahead||this.page.saves.isBusy(f))return;let c=await this.page.entries.read(f).catch((s)=>this.page.failed(s));if(this.asked!==f||this.entry!==ma||c===undefined)return;if(!c)this.#xd();else if(!ma||this.gone)this.#Ed(c);else this.update(c);}

update(c,Sc=false){let tg=c.fields.map((h)=>h.part).join()===this.entry.fields.map((h)=>h.part).join();if(!tg)return this.#Ed(c);this.entry=c;this.fields.forEach((h,A)=>h.take(c.fields[A],Sc));this.#wd(c);this.#zb();return undefined;}
#Ed(c){let l=this.fields.findIndex((h)=>h.area===document.activeElement);this.#Na(c);this.drawMatches();if(l>=0)this.focus(l);}
#Na(c){let{readOnly:Ma}=this.page;let{own:E,source:Q}=this.page.languagesOf(c);let xb=c.fields.length===1;Object.assign(this,{entry:c,gone:'',isRefused:false,matches:[],exceptable:[]});let[ya,cb]=[null,null];this.fields=[];let Kf=c.fields.map((h)=>{let ld=!xb&&!c.is_source&&h.source&&h.source!==h.text&&(h.source!==cb||h.substitution!==ya);let H=new Zd(c,h,{language:E,source:Q,readOnly:Ma,single:xb,showsSource:ld,changed:()=>this.#kc()});H.area.addEventListener('focus',()=>{this.current=H;});let Oc=xb||!c.fields.some((i)=>i.substitution)||(ya===(h.substitution??''))?null:a('h3',{},h.substitution?[`${b('substitution',{name:''}).trim()} `,Sb(`%#@${h.substitution}@`,null)]:b('sentence'));[ya,cb]=[h.substitution??'',h.source];this.fields.push(H);return[Oc,H.element];});this.current=this.fields[0];this.general=a('div',{'aria-live':'polite'});this.reasons=a('div',{class:'reasons','aria-live':'polite'});this.below=a('div',{},Kf.flat(),this.general,this.reasons);for(let p of['sourcePlace','commentPlace','termPlace','otherPlace','previewPlace','matchPlace','originPlace','usagePlace'])this[p]=a('div');this.target=a('section',{class:'target'},a('h2',{},c.is_source?b('source_text'):`${b('translation')} · ${ca(c.language)}`),this.below,Ma?null:this.#Ve());this.side=a('div',{class:'side'},this.termPlace,this.matchPlace,this.previewPlace,this.otherPlace,this.originPlace,this.usagePlace,Ff());D(this.element,a('div',{class:'desk'},this.#mc(c),this.sourcePlace,this.target),this.side);this.#Cd();this.element.scrollTop=0;this.#wd(c);this.#zb();}

#Cd(){if(!this.entry)return;if(Wd.matches)this.side.prepend(this.commentPlace);else this.target.before(this.commentPlace);}

get #zd(){return this.page.readOnly?null:(d)=>this.current.insert(d);}
#wd(c){let{source:Q}=this.page.languagesOf(c);D(this.statePlace,a('span',{class:`state ${c.status}`},a('span',{class:`dot ${c.status}`}),od(c.status)));let mg=c.fields.length>1&&c.fields.every((h)=>h.source);D(this.sourcePlace,mg?null:Gf(c,Q,this.#zd,this.page.list.words));this.filePlace.textContent=c.path;D(this.commentPlace,Af(c));D(this.termPlace,Hf(c.terms,this.#zd));D(this.otherPlace,Df(c.others,c.is_literal));}

#xd(){let{asked:f}=this;this.gone=b(this.page.hasTable(f.table)?'gone':'catalog_away',{path:f.table});let O=Ec(f).map((v)=>({part:v,text:null}));let Ng={path:f.table,status:'missing',sources:[],others:[],terms:[],trial:{refused:[],other_reasons:[],exceptable:[],findings:[],preview:[]}};if(!this.entry&&O.length)this.#Na({...Ng,...f,fields:O});this.gone=b(this.page.hasTable(f.table)?'gone':'catalog_away',{path:f.table});if(!this.entry){D(this.element,a('div',{class:'desk'},this.#mc(f),a('div',{class:'blank'},a('p',{},this.gone))));return;}
this.below.classList.add('away');D(this.statePlace);this.#zb();}
#mc({key:u,table:y}){let ze=(P,Vf,z,N)=>a('button',{class:'plain',title:`${b(P)} (${nb(z)})`,'aria-label':b(P),click:()=>this.page.move(N),},Ha(Vf));this.statePlace=a('span');this.filePlace=a('p',{class:'facts'},y);let za=!u.trim()||u!==this.page.sourceOf({table:y,key:u});return a('div',{class:'place'},a('button',{class:'only-narrow plain',click:()=>this.page.back()},Ha('left'),b('back')),a('div',{class:'names'},a('h1',{dir:'auto',class:za?'':'hidden-label'},Zc(u)),this.filePlace),this.statePlace,a('span',{class:'moves'},ze('previous','up','Alt+↑',-1),ze('next','down','Alt+↓',1)));}
#Ve(){let W=(P,z,rb,Bb={})=>a('button',{click:rb,title:nb(z),'aria-keyshortcuts':z.replace('Mod',mb?'Meta':'Control'),...Bb},a('span',{},b(P)),Bb.class?a('kbd',{'aria-hidden':'true'},nb(z)):null);this.accept=W('accept_next','Mod+Enter',()=>this.save('translated',true),{class:'main'});this.review=W('review_next','Mod+Shift+Enter',()=>this.save('needs_review',true));this.anyway=a('button',{hidden:true,click:()=>this.#pf()},b('save_anyway'));return a('div',{class:'actions'},this.accept,this.review,this.anyway,ye(b('more'),()=>{let{entry:c}=this;let ug=c.fields.some((h)=>(h.text??null)!==null);return[this.isChanged&&!this.isRefused?{label:b('save'),keys:'Mod+S',act:()=>this.save('translated',false)}:null,c.is_source?null:{label:b('copy_source'),act:()=>this.copySource()},c.is_source||this.gone?null:{label:b('suggest'),keys:'Match+0',act:()=>this.suggest()},this.isChanged?{label:b('revert'),act:()=>this.discard()}:null,c.is_source||!ug||this.gone?null:{label:b('remove'),act:()=>this.remove()},this.gone?null:{label:b('note'),act:()=>this.#Dd()},];}));}

focus(A=0){let h=this.fields[Math.min(A,this.fields.length-1)]??this.ahead;h?.area.focus();}
copySource(){for(let H of this.fields)if(H.field.source)H.put(fa(H.field.source));this.focus();}

remove(){let{asked:f,entry:c}=this;this.discard();this.page.saves.save(f,this.page.saves.removal(c));}

#pf(){let{asked:f,entry:c,fields:Sa,exceptable:tb}=this;let V=Sa.map(({field:h,text:d})=>({field:h,text:d}));Sd({title:b('reason'),hint:b('reason_hint',{rules:tb.join(', ')}),action:b('save')},(ra)=>{let F=this.page.saves.texts(c,V,'translated',false);this.page.saves.save(f,F,{comment:Hc.#rd(c,`${ra} [fitloc:off ${tb.join(' ')}]`)});this.focus();});}

#Dd({asked:f,entry:c}=this,d=''){let Pc=c.notes?b('note_hint_file',{path:c.notes}):b('note_hint');Sd({title:b('note').replace('…',''),hint:Pc,action:b('save'),text:d},(yb)=>{if(c.notes)this.#We({asked:f,entry:c},yb);else this.page.saves.save(f,[],{comment:Hc.#rd(c,`${c.language}: ${yb}`)});this.focus();});}

async #We(Gd,yb){let R=(s)=>b('failed',{status:s.status??0});let{path:Xa,reason:ra}=await S('note',{...Gd.asked,text:yb}).catch((s)=>({reason:this.page.failed(s)??R(s)}));this.page.tell(Xa?b('noted',{path:Xa}):ra,6000);if(!Xa)this.#Dd(Gd,yb);}
static #rd(c,d){let oa=c.raw_comment??null;return{was:oa,text:oa?`${oa}\n${d}`:d};}
discard(){for(let h of this.fields)h.put(fa(h.field.text));Ud(this.asked);this.page.draftsChanged(this.asked);this.focus();}

#kc(){this.page.draftsChanged(this.asked);this.showButtons([]);this.#zb(180);}

#zb(Qf=0){clearTimeout(this.timer);this.trials+=1;if(!this.isChanged)return this.#qc(this.entry.trial);for(let l of[...this.fields.map((h)=>h.findings),this.general,this.previewPlace])l.classList.add('old');this.timer=setTimeout(()=>this.#uf(this.trials),Qf);return undefined;}
async #uf(A){let F=this.fields.filter((h)=>h.isChanged).map((h)=>({part:h.field.part,text:h.text}));let ua=await S('trial',{...this.asked,texts:F}).catch((s)=>this.page.failed(s)??s);if(this.trials!==A)return;if(!(ua instanceof Error))this.#qc(ua);else{let jb=ua.status===413?[b('too_long')]:[];this.#qc({findings:[],preview:[],refused:jb,other_reasons:jb,exceptable:[]});}}
#qc(ua){let O=new Set(this.fields.map((h)=>h.field.part));for(let l of[...this.fields.map((h)=>h.findings),this.general,this.previewPlace])l.classList.remove('old');for(let h of this.fields)h.show(ua.findings.filter((n)=>n.part===h.field.part));D(this.general,ua.findings.filter((n)=>!O.has(n.part)).map((n)=>ae(n,null)));D(this.previewPlace,Ef(ua.preview,this.fields,this.page.languagesOf(this.entry).own));this.showButtons(ua.refused,ua.other_reasons,ua.exceptable);}
showButtons(jb,Tg=jb,tb=[]){let Uc=jb.length>0||Boolean(this.gone);D(this.reasons,this.gone?a('p',{},this.gone):null,jb.length?a('p',{},b('refused')):null,Tg.map((ra)=>a('p',{class:'text'},ra)));let lg=this.isChanged&&this.fields.some((h)=>!h.text)&&!this.gone;for(let l of[this.general,this.reasons])l.classList.toggle('begun',lg);if(this.page.readOnly)return;Object.assign(this,{isRefused:Uc,exceptable:tb});for(let W of[this.accept,this.review])W.disabled=Uc;this.anyway.hidden=!Uc||!tb.length||Boolean(this.gone);this.review.hidden=!this.anyway.hidden;this.accept.firstChild.textContent=b(this.isChanged||this.fields.some((h)=>!h.text)?'save_next':'accept_next');}

async #Ye(f){await Ic(120);while(this.asked===f&&this.ahead)await Ic(120);if(this.asked!==f)return;let n=await S('matches',f).catch(()=>null);if(this.asked!==f||!n||!this.entry)return;this.found=n.matches;this.drawMatches();let Be=await S('origins',f).catch(()=>null);if(this.asked===f&&Be)D(this.originPlace,Cf(Be.origins));let Se=await S('usages',f).catch(()=>null);if(this.asked===f&&Se)D(this.usagePlace,If(Se.places,(l)=>this.page.copy(l)));}
drawMatches(){let jc=this.page.readOnly?null:(I)=>this.use(I);this.matches=this.found??[];D(this.matchPlace,Bf(this.matches,this.page.languagesOf(this.entry).own,jc));}

use(I){let xb=I.texts.length===1&&this.fields.length===1;for(let d of I.texts){let h=xb?this.fields[0]:this.fields.find((i)=>i.field.part===d.part);h?.put(fa(d.text));}
this.focus();}

suggest(){let{asked:f,entry:c,page:m}=this;if(m.readOnly||!c||c.is_source||this.gone)return true;m.tell(b('suggesting'),60_000);S('suggestion',f).then((n)=>{let za=this.asked===f;m.tell(za?n.reason??b('suggested',n):'',6000);if(za&&n.texts.length)this.use(n);},(s)=>m.tell(m.failed(s)??''));return true;}


save(r,ee){if(this.page.readOnly||!this.asked)return true;let Wb=this.fields.find((h)=>h.isAsked);if(Wb){Wb.clash.querySelector('button').focus();return true;}
if(this.ahead)this.ahead.state=this.ahead.hasText?r:null;let F=this.entry?this.page.saves.texts(this.entry,this.fields,r,ee):[];if(F.length&&this.isRefused)return true;this.page.saves.save(this.asked,F);if(ee)this.page.advance();return true;}}
class Xf{constructor(){this.known=new Map();this.changes=new Map();this.generation=0;this.isReading=false;}

get(f){return this.known.get(G(f));}
keep(f,c){this.known.set(G(f),c);if(this.known.size>100)this.known.delete(this.known.keys().next().value);}

forget(f=null){if(!f){this.generation+=1;this.known.clear();return;}
this.known.delete(G(f));this.changes.set(G(f),(this.changes.get(G(f))??0)+1);}

#Ab(f){return`${this.generation} ${this.changes.get(G(f))??0}`;}

async read(f){let nh=this.#Ab(f);let c=await S('entry',f);if(nh===this.#Ab(f))this.keep(f,c);return c;}

async readAhead(k,z){this.wanted={language:k,keys:z};if(this.isReading)return;this.isReading=true;try{while(this.wanted)await this.#mf();}catch{this.wanted=null;}finally{this.isReading=false;}}
async #mf(){let{language:k,keys:z}=this.wanted;let ib=z.filter((u)=>this.get({...u,language:k})===undefined);let ec=ib.length===z.length?ib.slice(0,1):ib;if(!ec.length){this.wanted=null;return;}
let oh=ec.map((u)=>this.#Ab({...u,language:k}));let{entries:Ea}=await S('entries',{language:k,keys:ec});ec.forEach((u,A)=>{let f={...u,language:k};if(oh[A]===this.#Ab(f))this.keep(f,Ea[A]??null);});}}
let pe=(x)=>x instanceof HTMLTextAreaElement||(x instanceof HTMLInputElement&&/search|text/.test(x.type));let qe=new Map();navigator.keyboard?.getLayoutMap?.().then((Ig)=>{qe=Ig;},()=>{});function zg(m){document.addEventListener('keydown',(e)=>{if(e.isComposing||e.defaultPrevented||document.body.dataset.view==='start')return;let wa=yg(m,e)??Bg(m,e);if(wa)e.preventDefault();});}

function yg(m,e){let{editor:H}=m;let u=e.key.toLowerCase();if(e.ctrlKey!==e.metaKey&&!e.altKey){if(u==='enter')return e.repeat||H.save(e.shiftKey?'needs_review':'translated',true);if(u==='f'&&!e.shiftKey&&e.target!==m.bar.search&&m.rows)return re(m);if(u==='s'&&!e.shiftKey)return e.repeat||H.save('translated',false);if((u==='z'||u==='y')&&!pe(e.target))return Cg(m,e,u==='y'||e.shiftKey);return false;}
let A=Ag(e);if(A)return Dg(m,e,A);let kg=e.altKey&&!e.ctrlKey&&!e.metaKey&&!e.getModifierState('AltGraph');if(kg&&(e.key==='ArrowDown'||e.key==='ArrowUp')){m.move(e.key==='ArrowDown'?1:-1);return true;}
return e.altKey||e.ctrlKey||e.metaKey?false:undefined;}
function re({bar:Cb}){Cb.search.focus();Cb.search.select();return true;}

function Cg(m,e,Tc){if(e.target===m.list.scroller&&!e.repeat)m.undo(Tc);return true;}

function Ag(e){let A=/^Digit([0-5])$/.exec(e.code)?.[1];if(!A||!e.altKey||e.metaKey)return null;if(mb)return e.ctrlKey?A:null;if(e.ctrlKey||e.getModifierState('AltGraph'))return null;return e.key===A||e.key===qe.get(e.code)?A:null;}
function Dg({editor:H,readOnly:Ma},e,A){if(A==='0')return e.repeat||H.suggest();let I=Ma?null:H.matches[A-1];if(I&&!e.repeat)H.use(I);return Boolean(I);}

function Bg(m,e){let{bar:Cb,editor:H,list:q}=m;let Qc=e.target===q.scroller;let ge=e.target===Cb.search;if(e.repeat&&e.key==='Enter'&&e.target instanceof HTMLButtonElement)return true;let N={ArrowDown:1,ArrowUp:-1,PageDown:10,PageUp:-10}[e.key];if(N&&(Qc||ge)){q.move(N);return true;}
if(Qc&&(e.key==='Home'||e.key==='End')){q.go(e.key==='Home'?0:q.shown.length-1);return true;}
if(e.key==='Enter'&&(Qc||ge)){if(q.chosen===undefined)q.go(0);else m.open(q.chosen);if(q.shown.length)H.focus();return true;}
if(e.key==='Escape'&&H.element.contains(e.target)){m.back();return true;}
if(e.key==='/'&&!pe(e.target))return re(m);return false;}
let Aa=60;let te=6;class Fg{constructor(x,m){Object.assign(this,{page:m,rows:null,shown:[],words:[],place:-1,following:0});this.space=a('div',{'aria-hidden':'true'});this.scroller=a('div',{class:'rows',role:'listbox',tabindex:'0','aria-label':b('keys'),scroll:()=>this.draw(),},Array.from({length:8},()=>a('div',{class:'skeleton','aria-hidden':'true'})));this.counted=a('p',{class:'counted',role:'status'},b('loading'));this.all=a('button',{hidden:true,click:()=>m.showAll()},b('show_all'));this.drafts=a('button',{hidden:true,click:()=>m.showDraft()});this.others=a('button',{hidden:true,click:()=>m.includeOthers()});D(x,m.bar.filters,this.scroller,a('div',{class:'foot muted'},this.counted,this.all,this.drafts,this.others));new ResizeObserver(()=>this.draw()).observe(this.scroller);}

show(L,Oe,ba,ga){let Fb=this.chosen;Object.assign(this,{rows:L,shown:Oe,languages:ba,words:Ie(ga)});this.mark(Fb);this.space.style.height=`${Oe.length*Aa}px`;if(this.place>=0)this.reveal();else this.scroller.scrollTop=0;this.draw();}

mark(j){this.place=j===undefined?-1:this.shown.indexOf(j);let de=j===undefined?0:this.shown.findIndex((B)=>B>j);this.following=de<0?this.shown.length:de;}

get chosen(){return this.shown[this.place];}

go(l){if(!this.shown.length)return;this.select(l);this.page.open(this.chosen);}

select(l){this.place=Math.max(0,Math.min(l,this.shown.length-1));this.reveal();this.draw();}

move(N){let da=this.place>=0?this.place+N:this.following+(N>0?N-1:N);let l=Math.max(0,Math.min(da,this.shown.length-1));if(l===this.place||!this.shown.length)return false;this.go(l);return true;}

reveal(){let Da=this.place*Aa;let{scrollTop:Ke,clientHeight:yc}=this.scroller;let Rb=yc>6*Aa?2*Aa:0;if(Da-Rb<Ke)this.scroller.scrollTop=Da-Rb;else if(Da+Aa+Rb>Ke+yc)this.scroller.scrollTop=Da+Aa+Rb-yc;}

draw(){if(!this.rows)return;let Ua=Math.max(0,Math.floor(this.scroller.scrollTop/Aa)-te);let M=Math.min(this.shown.length,Ua+Math.ceil(this.scroller.clientHeight/Aa)+2*te);let Wf=this.shown.slice(Ua,M).map((j,A)=>this.row(j,Ua+A));D(this.scroller,this.space,Wf);if(this.place>=Ua&&this.place<M)this.scroller.setAttribute('aria-activedescendant',`row-${this.chosen}`);else this.scroller.removeAttribute('aria-activedescendant');this.counted.textContent=this.shown.length?b('count',{shown:this.shown.length,total:this.rows.keys.length}):this.page.nothing();this.scroller.parentElement.classList.toggle('empty',!this.shown.length);let ka=this.page.readOnly?0:this.languages.own?.other_tables;this.others.hidden=!ka;this.others.textContent=b('other_catalogs',{count:ka});this.all.hidden=this.shown.length>0||!this.rows.keys.length;}

showDrafts(ea){this.drafts.hidden=!ea;this.drafts.textContent=b('drafts',{count:ea});this.draw();}
row(j,l){let{keys:z,texts:F,sources:lb,statuses:hh,severities:dc}=this.rows;let R=hh[j];let pd=['','','warning','error'][dc[j]];let{own:E,source:Q}=this.languages;let Nb=lb[j]===z[j]||!lb[j].trim();let vb=(d)=>this.words.some((aa)=>bc(d).includes(aa));let dh=!Nb&&(!F[j]||F[j]===lb[j]||(vb(z[j])&&!vb(F[j])));let Jf=dh?a('span',{class:'line key',dir:'ltr'},this.#nc(Zc(z[j]))):a('span',{class:'line',dir:E?.is_right_to_left?'rtl':'auto',lang:E?.tag},this.#nc(F[j],E));let x=a('div',{class:'row',role:'option',id:`row-${j}`,'aria-selected':String(l===this.place),'data-key':z[j],'aria-setsize':this.shown.length,'aria-posinset':l+1,title:z[j],mousedown:(e)=>e.preventDefault(),click:()=>{this.scroller.focus();this.go(l);},},a('span',{class:`dot ${R}`}),a('span',{class:'head',dir:Nb?'auto':Q?.is_right_to_left?'rtl':'ltr',lang:Q?.tag},Nb&&!z[j].trim()?Zc(''):this.#nc(Nb?z[j]:lb[j],Q)),a('span',{class:`state ${R}`},this.page.isUnsaved(j)?a('strong',{class:'warning'},b('unsaved')):null,pd?a('span',{class:pd},b(`severity.${pd}`)):null,a('span',{},od(R))),Jf);x.style.top=`${l*Aa}px`;return x;}
#nc(d,k){return d?Jg(d,this.words,k?.is_right_to_left):'\u00a0';}}
class Og{constructor(x){this.element=x;this.shown=new Map();}

show(p,d,sc=[],ng=false){if((this.shown.get(p)?.text??'')===d)return;if(d)this.shown.set(p,{text:d,actions:sc,isCalm:ng});else this.shown.delete(p);D(this.element,[...this.shown.values()].map((cd)=>a('div',{class:cd.isCalm?'notice calm':'notice'},a('p',{class:'text'},cd.text),cd.actions.map(([ja,rb])=>a('button',{click:rb},ja)))));this.element.hidden=!this.shown.size;}
clear(p){this.show(p,'');}}
class gd{constructor(m){Object.assign(this,{page:m,waiting:[],done:[],undone:[],count:0});}

#kf(c,v){let Xg=this.waiting.filter((o)=>G(o.asked)===G(c));return Xg.flatMap((o)=>o.texts).findLast((d)=>d.part===v);}

isBusy(c){return this.waiting.some((o)=>G(o.asked)===G(c));}

texts(c,V,r,wb){return V.map(({field:h,text:d})=>this.#tf(c,h,d,r,wb)).filter(Boolean);}

save(f,F,{comment:Hb=null,group:ya=null}={}){if(!F.length&&!Hb)return;let o={kind:'save',number:this.count++,asked:f,texts:F.map((i)=>i.after),before:F.map((i)=>i.before),comment:Hb,group:ya};this.done.push(o);this.undone=[];this.#qd(o);}

removal(c){return c.fields.filter((h)=>(h.text??null)!==null).map((h)=>{let E={part:h.part,key:c.key,language:c.language};let r=h.state||'translated';return{after:{...E,was:h.text,text:null,state:r},before:{...E,text:h.text,state:r}};});}
#tf(c,h,d,r,wb){let Zb=this.#kf(c,h.part);let oa=Zb?Zb.text:h.text??null;let dd=Zb?Zb.state:h.state;let ie=d!==fa(oa);if(!ie&&(!wb||oa===null||dd===r||(!dd&&r==='translated')))return null;let E={part:h.part,key:c.key,language:c.language};return{after:{...E,was:oa,text:ie?Tf(h,d):oa,state:r},before:{...E,text:oa,state:dd||'translated'},};}

undo(){return this.#sd(this.done,this.undone,(o)=>({kind:'undo',texts:gd.#kc(o.texts,o.before),comment:o.comment&&{was:o.comment.text,text:o.comment.was??''},}));}

redo(){return this.#sd(this.undone,this.done,()=>({kind:'redo'}));}
#sd(K,Y,wc){let M=K.at(-1);while(K.length&&(K.at(-1)===M||(M.group&&K.at(-1).group===M.group))){let o=K.pop();Y.push(o);this.#qd({...o,...wc(o),repeats:o});}
return M;}
static #kc(K,Y){return Y.map((d)=>({...d,was:K.find((i)=>i.part===d.part).text}));}
async #qd(o){this.waiting.push(o);this.page.saving();if(this.waiting.length>1)return;while(this.waiting.length){let[Ca]=this.waiting;let{asked:f,texts:F,comment:Hb}=Ca;let le=!Ca.repeats?.hasFailed;let w=le?await S('save',{...f,texts:F,comment:Hb}).catch((s)=>s):null;this.waiting.shift();try{if(le)this.#df(Ca,w);else if(!this.waiting.length)this.page.tell('');}catch(s){reportError(s);}}}
#df(o,w){if(w instanceof Error){if(!(w instanceof ob))reportError(w);this.#Fd(o,true);this.page.notSaved(o,null,w.status??0);}else if(w.outcome==='saved'||gd.#ff(o,w)){this.#qf(o);this.page.saved(o,w);}else{this.#Fd(o,false);this.page.notSaved(o,w);}}

#Fd(o,sg){let E=o.repeats??o;this.done=this.done.filter((i)=>i!==E);this.undone=this.undone.filter((i)=>i!==E);E.hasFailed=!sg||!o.repeats;if(E.hasFailed)return;if(o.kind==='undo')this.done=[...this.done,E].sort((i,B)=>i.number-B.number);else this.undone=[...this.undone,E].sort((i,B)=>B.number-i.number);}

static #ff(o,{outcome:Rg,entry:c}){return Rg==='conflict'&&Boolean(c)&&(!o.comment||(c.raw_comment??'')===o.comment.text)&&o.texts.every((d)=>{let h=c.fields.find((i)=>i.part===d.part);return(h?.text??null)===d.text&&(d.text===null||(h.state??'translated')===d.state);});}
#qf(o){for(let d of o.texts){let Ra=Jb(o.asked,d.part);if(Ra&&Ra.text===fa(d.text))Ud(o.asked,d.part);else if(Ra)Fc(o.asked,d.part,d.text);}}}
class fh{constructor(x,m){Object.assign(this,{element:x,page:m});this.cards=a('ul',{class:'cards'});this.tag=a('input',{type:'text',id:'new-language',autocomplete:'off',spellcheck:'false','aria-describedby':'new-hint'});this.hint=a('p',{class:'facts',id:'new-hint',role:'status'},b('new_language_hint'));D(x,a('div',{class:'sheet'},a('h1',{},b('start_title')),this.cards,m.readOnly?null:a('form',{submit:(e)=>this.#af(e)},a('label',{for:'new-language'},b('new_language')),a('div',{class:'pair'},this.tag,a('button',{type:'submit'},b('start'))),this.hint)));}

draw(){let ha=this.page.project.languages.filter((k)=>!k.is_source);let Ya=ha.map((k)=>k.tag).join();if(Ya!==this.tags){this.tags=Ya;this.shown=ha.map(({tag:t})=>this.#bf(t));D(this.cards,this.shown.map((Db)=>a('li',{},Db)));}
ha.forEach((k,l)=>this.#rf(k,this.shown[l]));}
#bf(t){return a('button',{click:()=>this.page.enterLanguage(t)},a('strong',{},ca(t)),a('span',{class:'facts'},t),a('progress',{max:'100','aria-hidden':'true'}),a('span',{class:'facts'},b('loading')));}
#rf({wanted:da,translated:ta},Db){if(da===undefined)return;let De=da?Math.floor((ta*100)/da):100;Db.querySelector('progress').value=De;Db.lastChild.textContent=`${De} % · ${da>ta?b('left',{count:da-ta}):b('complete')}`;}
async #af(e){e.preventDefault();let f=this.tag.value.trim().replaceAll('_','-');if(!f)return this.tag.focus();let w=await S('language',{language:f}).catch((s)=>this.page.failed(s));if(!w)return undefined;this.tag.setAttribute('aria-invalid',String(Boolean(w.reason)));this.hint.textContent=w.reason??b('new_language_hint');if(w.reason)return this.tag.focus();this.tag.value='';await this.page.read();return this.page.enterLanguage(w.language);}}
function Qb(t){try{let{language:k,script:Yg}=new Intl.Locale(t).maximize();return`${k}-${Yg}`;}catch{return t;}}

async function Hg({languages:ba}){let Ya=ba.filter((i)=>!i.is_source).map((i)=>i.tag);if(Ya.length<2)return Ya[0]??ba[0]?.tag;let lb=ba.filter((i)=>i.is_source).map((i)=>Qb(i.tag));for(let Ge of navigator.languages.filter((t)=>!lb.includes(Qb(t)))){let fb=Ya.find((t)=>t.toLowerCase()===Ge.toLowerCase());let Pb=Ya.filter((t)=>Qb(t)===Qb(Ge));if(Pb.length===1)return Pb[0];if(!Pb.length)continue;let{languages:Ac}=await S('progress');let ta=(t)=>Ac.find((i)=>i.tag===t)?.translated??0;let Ub=Pb.reduce((Od,t)=>(ta(t)>ta(Od)?t:Od));return fb&&ta(fb)*2>=ta(Ub)?fb:Ub;}
return null;}

class Gg{constructor(){this.entries=new Xf();this.saves=new gd(this);this.aheads=new Set();Object.assign(this,{epoch:0,readEpoch:0});this.notices=new Og(document.getElementById('banner'));this.message=document.getElementById('message');}
start(){document.title=`${b('title')} – fitloc`;window.addEventListener('hashchange',()=>this.enter(true));window.addEventListener('beforeunload',(e)=>{if(!this.isLeaving&&this.hasUnsaved)e.preventDefault();});document.addEventListener('visibilitychange',()=>this.poll());window.addEventListener('focus',()=>this.poll());this.enter();this.wait();}
get hasUnsaved(){return Cc().length>0||this.saves.waiting.length>0||[...this.aheads].some((J)=>J.hasText);}

async enter(he=false){let Ja=zf();if(!Ja&&this.project)return he?this.restore():undefined;this.notices.show('connection',Ld()?'':b('no_token'));this.epoch+=1;await this.poll();if(he&&this.project)this.keepPlace(true);return undefined;}


async read(){let na=await S('project');if(this.project&&this.project.folder!==na.folder)return this.leave();this.take(na);if(!this.list)this.build();this.entries.forget();this.bar.draw();this.overview.draw();if(!this.hasBegun)await this.chooseFirst();await this.load();if(!this.rows){if(na.languages.length)this.showStart();else this.list.counted.textContent=b('no_keys');if(!na.languages.length)this.editor.empty(b('no_keys'));return this.count();}
if(!this.hasBegun)this.begin();else if(this.editor.asked)await this.editor.reread();else this.settle(true);return this.count();}

leave(){this.isLeaving=true;Kd({},true);location.reload();}
take(na){let fe=this.project?.languages.find((i)=>i.tag===this.language);this.project=na;this.readOnly=na.is_read_only;this.revision=na.revision;this.showProblems(na.problems);let Rc=na.languages.some((i)=>i.tag===this.language);if(!Rc&&fe)na.languages.push({...fe,is_gone:true});this.showLanguage();}

showLanguage(){let E=this.project.languages.find((i)=>i.tag===this.language);this.notices.show('language',E?.is_gone?b('language_away',{language:ca(E.tag)}):'');}
build(){document.title=`${this.name} – ${b('title')} – fitloc`;Uf(this.project.folder);this.bar=new pb(document.getElementById('bar'),this);this.overview=new fh(document.getElementById('start'),this);this.list=new Fg(document.getElementById('list'),this);this.editor=new Hc(document.getElementById('editor'),this);zg(this);}

get name(){return this.project.folder.split('/').findLast(Boolean)??'/';}

async chooseFirst(){let Vb=uc()?.language;let Rc=(t)=>this.project.languages.some((i)=>i.tag===t);this.language??=Rc(Vb)?Vb:await Hg(this.project);}

begin(){this.hasBegun=true;this.view='list';let l=uc();let me=l?.language===this.language;this.bar.filter=me?l.filter:{state:this.rows.counts.unfinished?'unfinished':''};this.filter();let oe=me&&l.asked&&this.rows.find(l.asked)!==undefined;if(oe){this.show(l.asked);this.view='editor';}
this.settle(!oe);this.keepPlace(true);this.draftsChanged();this.list.scroller.focus();}

set view(ph){document.body.dataset.view=ph;}
get view(){return document.body.dataset.view;}

showStart(){this.overview.draw();this.view='start';if(this.hasBegun)this.keepPlace();this.count();}

async enterLanguage(k){this.view='list';if(this.hasBegun){this.bar.filter={};this.bar.language.value=k;await this.choose(k);if(this.rows.counts.unfinished)this.bar.filter={state:'unfinished'};this.settle(true);}else{this.language=k;await this.read().catch((s)=>this.failed(s));}
this.list.scroller.focus();}

async restore(){let l=uc();if(!l||!this.project.languages.some((i)=>i.tag===l.language))return this.showStart();if(this.view==='start')this.view='list';if(!this.hasBegun){this.language=l.language;return this.read().catch((s)=>this.failed(s));}
this.isRestoring=true;this.bar.filter=l.filter;if(l.language!==this.language){this.bar.language.value=l.language;await this.choose(l.language);}
if(l.asked)this.editor.show(l.asked);this.filter();this.isRestoring=false;return this.keepPlace(true);}

keepPlace(ed=false){if(this.isRestoring||!this.hasBegun)return;let ne=this.view==='start';let{asked:f}=this.editor;let{search:ga,...gb}=this.bar.filter;let Ka=JSON.stringify([ne,this.language,f,gb]);let l=ne?{}:{language:this.language,asked:f,filter:{...gb,search:ga}};Kd(l,ed||Ka===this.known);this.known=Ka;}

async copy(d){let og=await navigator.clipboard.writeText(d).then(()=>true,()=>false);this.tell(og?b('copied'):d);}

languagesOf({table:y,language:k}){let ha=this.project.languages;let Q=this.project.tables.find((i)=>i.path===y)?.source_language;return{own:ha.find((i)=>i.tag===k)??{tag:k},source:ha.find((i)=>i.tag===Q)??ha.find((i)=>i.is_source),};}
hasTable(Xa){return this.project.tables.some((y)=>y.path===Xa);}


async load(){let{language:k}=this;this.bar.language.value=k??'';if(!k)return;let L=new Vg(await S('index',{language:k}));if(k!==this.language)return;this.rows=L;this.revision=Math.min(this.revision,L.revision);let Da=this.list.scroller.scrollTop;this.list.shown=[];this.filter();this.list.scroller.scrollTop=Da;this.list.draw();}

async count(){let{languages:ba}=await S('progress');this.bar.showLanguages(ba);this.overview.draw();}

filter(){if(!this.rows)return;let{asked:f}=this.editor;this.list.show(this.rows,this.rows.passing(this.bar.filter),this.languagesOf({language:this.language}),this.bar.filter.search);this.bar.showProgress(this.rows);this.list.mark(f?this.rows.find(f):undefined);if(this.list.place>=0)this.list.reveal();this.list.draw();}

settle(fg){this.filter();if(!this.rows||this.rows.language!==this.language)return;let{editor:H,list:q}=this;if(!q.shown.length&&!H.isTouched){H.empty(this.nothing(),q.rows.keys.length?this.allButton():null,this.isDone);}else if(q.shown.length&&q.place<0&&!H.isTouched&&(fg||!H.asked)){let M=H.asked?-1:q.shown.indexOf(H.last&&this.rows.find(H.last));q.select(Math.max(0,M));this.show({...this.rows.at(q.chosen),language:this.language});}
this.keepPlace();}

nothing(){if(!this.rows.keys.length)return b('no_keys');return b(this.isDone?'all_done':'nothing',{language:ca(this.language)});}

get isDone(){let{search:ga,table:y,state:r,findings:pa,changed:T}=this.bar.filter;return r==='unfinished'&&!ga&&!y&&!pa&&!T&&this.rows.keys.length>0;}
allButton(){let W=document.createElement('button');W.type='button';W.textContent=b('show_all');W.addEventListener('click',()=>this.showAll());return W;}

async includeOthers(){await S('language',{language:this.language}).then(()=>this.read()).catch((s)=>this.failed(s));}

showAll(){this.bar.filter={};this.settle(true);this.list.scroller.focus();}

async choose(k){this.language=k;let{asked:f}=this.editor;if(f)this.show({...f,language:k});this.showLanguage();let{scroller:hd}=this.list;let cb=hd.scrollTop;try{await this.load();let Da=hd.scrollTop;this.settle(true);if(Da!==cb)hd.scrollTop=Da;this.list.draw();}catch(s){this.failed(s);}}


open(j){this.view='editor';this.show({...this.rows.at(j),language:this.language});}
show(f){let Mc=this.editor.element.contains(document.activeElement);this.isAtEnd=false;this.editor.show(f);if(Mc)this.editor.focus();this.keepPlace();}
sourceOf(f){let j=this.rows?.find(f);return j===undefined?'':this.rows.sources[j];}

readAhead(){let{list:q,rows:L}=this;if(!L||L.language!==this.language)return;let Ca=q.place>=0?q.place+1:q.following;let Xb=[0,1,2,3,4,5,6,7].map((C)=>Ca+C).concat(Ca-2);this.entries.readAhead(this.language,Xb.filter((l)=>q.shown[l]!==undefined).map((l)=>L.at(q.shown[l])));}

move(N){return this.list.move(N);}

advance(){let{list:q,rows:L}=this;if(this.bar.filter.state!=='unfinished'||q.place<0)return this.move(1);let ka=[...q.shown.slice(q.place+1),...q.shown.slice(0,q.place)];let Ca=ka.find((j)=>L.isUnfinished(j)&&!this.saves.isBusy({...L.at(j),language:L.language}));this.isAtEnd=Ca===undefined;if(!this.isAtEnd)q.go(q.shown.indexOf(Ca));return this.finish();}

finish(){if(!this.isAtEnd||!this.isDone||this.rows.counts.unfinished)return;this.settle(true);this.list.scroller.focus();}
back(){this.view='list';this.list.scroller.focus();}
async goTo(f){if(f.language!==this.language){this.language=f.language;this.bar.language.value=f.language;this.show(f);await this.load().catch((s)=>this.failed(s));}
this.view='editor';this.show(f);this.filter();}

undo(Tc){let o=Tc?this.saves.redo():this.saves.undo();if(o)this.goTo(o.asked);}
saving(){this.bar.showSaves(this.saves);this.tell('');clearTimeout(this.telling);this.telling=setTimeout(()=>{this.message.textContent=b('saving');},300);}
saved({kind:X,asked:f,texts:F},{entry:c}){this.entries.forget(f);if(c)this.entries.keep(f,c);if(!this.saves.waiting.length)this.tell(b({save:'saved',undo:'undone',redo:'redone'}[X]));this.notices.clear(`unsaved ${G(f)}`);if(c&&this.editor.entry&&this.isShown(f))this.editor.update(c,true);this.bar.showSaves(this.saves);this.draftsChanged(f);this.noteStatus(f,c);if(X==='save'&&c?.is_source&&F.some((d)=>d.was&&d.was!==d.text))this.sourceChanged(f,c);this.poll();}

noteStatus(f,c){let j=this.rows?.language===f.language?this.rows.find(f):undefined;if(j===undefined||!c)return;this.rows.statuses[j]=c.status;this.finish();}

sourceChanged(f,c){let ba=c.others.map((B)=>B.language);let p=`source ${G(f)}`;if(!ba.length)return;this.notices.show(p,b('source_changed',{key:f.key,count:ba.length}),[[b('mark_translations'),()=>{this.notices.clear(p);ch(this,f,ba);}],[b('dismiss'),()=>this.notices.clear(p)],],true);}

notSaved({kind:X,asked:f},w,R=200){let Yf={0:'not_answered',403:'not_allowed',413:'too_long'}[R]??'failed';let ra=w?w.reasons.join(' '):b(Yf,{status:R});this.tell('');this.entries.forget(f);if(X==='save')this.unsaved(f,ra);else this.notices.show('undo',b('not_undone',{key:f.key,reason:ra}),[[b('dismiss'),()=>this.notices.clear('undo')]]);this.bar.showSaves(this.saves);if(w?.entry&&this.editor.entry&&this.isShown(f))this.editor.update(w.entry);else if(this.isShown(f))this.editor.reread();if(w?.outcome==='refused'&&this.isShown(f))this.editor.showButtons(w.reasons);this.poll();}
unsaved(f,ra){let p=`unsaved ${G(f)}`;let Fa={key:f.key,language:ca(f.language),reason:ra};this.notices.show(p,b('not_saved',Fa),[[b('show'),()=>{this.goTo(f);this.editor.focus();}],[b('dismiss'),()=>this.notices.clear(p)],]);this.draftsChanged();}
isShown(f){return Boolean(this.editor.asked)&&G(this.editor.asked)===G(f);}
isUnsaved(j){return Ec({...this.rows.at(j),language:this.language}).length>0;}

draftsChanged(f=null){if(f&&!Ec(f).length)this.notices.clear(`unsaved ${G(f)}`);this.list.showDrafts(Cc().length);}

showDraft(){let z=Cc();let l=z.findIndex((u)=>this.isShown(u));this.goTo(z[(l+1)%z.length]);this.editor.focus();}

wait(){setTimeout(async()=>{try{if(document.visibilityState==='visible')await this.poll();}finally{this.wait();}},1000);}

async poll(){if(this.isPolling||!Ld())return;this.isPolling=true;let{epoch:Xd}=this;try{if(this.readEpoch===Xd)await this.readChanges();else await this.read();this.readEpoch=Xd;this.notices.clear('connection');}catch(s){this.failed(s);}finally{this.isPolling=false;}}
async readChanges(){let{language:k}=this;let w=await S('changes',{revision:this.revision,language:k??''});this.showProblems(w.problems);if(k!==this.language)return;if(w.is_all||this.rows?.language!==k)await this.read();else await this.takeChanges(w);}
async takeChanges(w){this.revision=w.revision;if(w.has_findings)await this.takeFindings();if(!w.rows.length)return undefined;for(let j of w.rows)this.entries.forget({table:this.rows.paths[j.table],key:j.key,language:this.language});let L=w.rows.map((j)=>this.rows.take(j));this.list.draw();this.bar.showProgress(this.rows);this.finish();let{asked:f}=this.editor;let za=w.rows.some((j)=>j.key===f?.key&&this.rows.paths[j.table]===f?.table);return L.includes(undefined)?this.read():za?this.editor.reread():undefined;}

async takeFindings(){let{language:k}=this;let{severities:dc}=await S('findings',{language:k});if(k!==this.language||dc.length!==this.rows.keys.length)return;this.rows.severities=dc;if(this.bar.findings.checked)this.filter();else this.list.draw();}

tell(d,bd=2500){this.message.textContent=d;clearTimeout(this.telling);this.telling=setTimeout(()=>{this.message.textContent='';},bd);}
showProblems(Fe){this.notices.show('files',Fe.length?[...Fe,b('unreadable_files')].join('\n'):'');}

failed(s){if(!(s instanceof ob)){reportError(s);return undefined;}
if(s.status===404)return null;if(s.status===0)this.notices.show('connection',b('stopped',{port:location.port}));if(s.status===403)this.notices.show('connection',b('wrong_token'));return undefined;}}
new Gg().start();
"""####,
        "style.css": ####"""
:root{color-scheme:light dark;--paper:#ffffff;--desk:#f6f7f9;--raised:#eef1f5;--line:#dfe3e8;--field:#848d98;--ink:#16191d;--muted:#56606b;--accent:#2456c7;--on-accent:#ffffff;--chosen:#e3ecfd;--chip:#e2e9fb;--on-chip:#1d3f94;--good:#17672f;--wait:#7f4a00;--bad:#b3261e;--found:#ffe58a;--shade:0 1px 2px #1015200f,0 4px 16px #1015200d;font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}@media (prefers-color-scheme: dark){:root{--paper:#171b20;--desk:#0f1216;--raised:#232930;--line:#2c333b;--field:#76818d;--ink:#e8ecf1;--muted:#a1abb7;--accent:#8fb4fb;--on-accent:#0a1830;--chosen:#1f3050;--chip:#26375c;--on-chip:#c3d5ff;--good:#62cf7e;--wait:#e8b654;--bad:#ff8d84;--found:#6b5600;--shade:0 1px 2px #0006}}*{box-sizing:border-box}html,body{height:100%;margin:0}body{display:flex;flex-direction:column;background:var(--desk);color:var(--ink)}button,input,select,textarea{font:inherit;color:inherit}button,select,input[type="search"],input[type="text"],textarea{background:var(--paper);border:1px solid var(--field);border-radius:8px;padding:.35rem .75rem}button{cursor:pointer}button:hover{background:var(--raised)}button:disabled{color:var(--muted);cursor:default}button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}button.main:hover{filter:brightness(1.08)}button.main:disabled{background:var(--raised);color:var(--muted);border-color:var(--line);filter:none}button.plain{border-color:transparent;background:transparent;padding:.35rem;display:inline-flex;align-items:center;gap:.25rem}button.plain:hover{background:var(--raised)}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}p{overflow:clip;overflow-clip-margin:.4em}h1{font-size:1rem;font-weight:600;overflow-wrap:anywhere}h2{font-size:.8rem;font-weight:600;color:var(--muted);margin-bottom:.4rem}h3{font-size:.9rem;margin:1.25rem 0 .5rem;padding-top:.75rem;border-top:1px solid var(--line)}ul{list-style:none}kbd{font:.75rem/1 system-ui,sans-serif;opacity:.8;margin-inline-start:.5rem;white-space:nowrap}[hidden]{display:none !important}mark{background:var(--found);color:inherit;border-radius:2px}.icon{width:1.25rem;height:1.25rem;flex:none;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.icon.more{stroke-width:3}.muted,.facts{color:var(--muted)}.facts{font-size:.85rem;overflow-wrap:anywhere}.text{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate}.hidden-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.dot{display:inline-block;flex:none;width:.55rem;height:.55rem;border-radius:50%;border:2px solid currentcolor}.dot.translated{background:currentcolor}.state{font-size:.82rem;display:inline-flex;align-items:center;gap:.35rem;white-space:nowrap}.translated{color:var(--good)}.missing,.error{color:var(--bad)}.needs_review,.new,.incomplete,.machine_translated,.warning{color:var(--wait)}.stale,.excluded,.note{color:var(--muted)}.dot.needs_review,.dot.new,.dot.incomplete{background:linear-gradient(90deg,currentcolor 50%,transparent 50%)}.chip{display:inline;padding:0 .35em;border:0;border-radius:5px;background:var(--chip);color:var(--on-chip);font:.92em/1.4 ui-monospace,monospace;white-space:nowrap;unicode-bidi:isolate}button.chip:hover{background:var(--on-chip);color:var(--chip)}.space{background:radial-gradient(circle,var(--muted) 1px,transparent 1.5px) center / .28em 100%;white-space:pre-wrap}.unseen{padding:0 .2em;border-radius:4px;background:var(--raised);color:var(--bad);font:.8em/1.4 ui-monospace,monospace;unicode-bidi:isolate}.break{position:relative}.break::before{content:"↵";position:absolute;color:var(--muted);font-size:.75em;opacity:.8}ins{background:color-mix(in srgb,var(--good) 18%,transparent);text-decoration:none;border-radius:3px}del{background:color-mix(in srgb,var(--bad) 14%,transparent);border-radius:3px}progress{appearance:none;border:0;height:6px;width:7rem;border-radius:3px;overflow:hidden;background:var(--line)}progress::-webkit-progress-bar{background:var(--line)}progress::-webkit-progress-value{background:var(--good);border-radius:3px}progress::-moz-progress-bar{background:var(--good)}#banner{background:var(--bad);color:var(--paper);max-height:40vh;overflow-y:auto}.notice{display:flex;flex-wrap:wrap;gap:.4rem .75rem;align-items:center;padding:.5rem 1rem}.notice.calm{background:var(--ink)}.notice + .notice{border-top:1px solid var(--paper)}.notice p{flex:1 1 20rem;min-width:0}.notice button{background:transparent;border-color:var(--paper)}.notice button:hover{text-decoration:underline}.notice :focus-visible{outline-color:var(--paper)}#bar{display:flex;gap:.75rem;align-items:center;padding:.5rem 1rem;background:var(--paper);border-bottom:1px solid var(--line)}#bar:empty{min-height:3.4rem}#bar .name{display:block;font-weight:700;max-width:14rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;flex:none}.pick{position:relative;min-width:0}.pick select{appearance:none;width:100%;max-width:20rem;padding-inline-end:2rem;font-weight:600;text-overflow:ellipsis}.pick .icon{position:absolute;inset-inline-end:.4rem;top:.55rem;pointer-events:none;color:var(--muted)}.total{display:flex;align-items:center;gap:.6rem;font-size:.85rem;color:var(--muted);white-space:nowrap}.find{position:relative;flex:1 1 12rem;max-width:30rem;margin-inline-start:auto}.find input{width:100%;padding-inline:2.2rem;border-color:var(--line);background:var(--desk)}.find .icon,.find kbd{position:absolute;inset-block-start:.6rem;color:var(--muted);pointer-events:none}.find .icon{inset-inline-start:.6rem;width:1.05rem}.find kbd{inset-inline-end:.7rem;border:1px solid var(--line);border-radius:4px;padding:.2rem .35rem;inset-block-start:.5rem}.find input:focus ~ kbd{display:none}.undo{display:inline-flex}.badge{background:var(--raised);border-radius:99px;padding:.1rem .7rem;font-size:.85rem;white-space:nowrap}.holder{position:relative;display:inline-block}.menu{position:absolute;z-index:5;inset-inline-end:0;top:calc(100% + .3rem);min-width:14rem;padding:.35rem;display:flex;flex-direction:column;background:var(--paper);border:1px solid var(--line);border-radius:10px;box-shadow:var(--shade),0 8px 30px #0003}.menu button{border:0;border-radius:6px;text-align:start;display:flex;justify-content:space-between;background:none;white-space:nowrap}.menu button:hover,.menu button:focus{background:var(--raised)}.actions .menu{top:auto;bottom:calc(100% + .3rem);inset-inline:0 auto}.menu label{padding:.3rem .5rem;display:grid;gap:.2rem}.menu select{width:100%}.tick,.menu .tick{display:flex;gap:.5rem;align-items:center}main{flex:1;min-height:0;display:grid;grid-template-columns:clamp(18rem,24vw,26rem) minmax(0,1fr)}#list{display:flex;flex-direction:column;min-height:0;min-width:0;background:var(--paper);border-inline-end:1px solid var(--line)}.filters{display:flex;align-items:center;gap:.5rem;padding:.5rem .75rem;border-bottom:1px solid var(--line)}.tabs{display:flex;flex:1;gap:.15rem;padding:.15rem;border-radius:9px;background:var(--raised);min-width:0}.tabs button{flex:1 1 auto;border:0;background:none;padding:.2rem .35rem;font-size:.82rem;border-radius:7px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.tabs button[aria-pressed="true"]{background:var(--paper);font-weight:600;box-shadow:var(--shade)}.count{color:var(--muted);font-variant-numeric:tabular-nums}.filters summary{list-style:none;display:flex;padding:.35rem;border-radius:8px;color:var(--muted)}.filters summary::-webkit-details-marker{display:none}.filters summary:hover{background:var(--raised)}.active summary{background:var(--chosen);color:var(--accent)}.rows{flex:1;overflow-y:auto;position:relative;contain:strict}.rows:focus-visible{outline:none}.rows:focus-visible .row[aria-selected="true"]{outline:2px solid var(--accent);outline-offset:-2px}.row{position:absolute;inset-inline:0;height:60px;padding:.45rem .9rem;border-bottom:1px solid var(--line);display:grid;grid-template:1fr 1fr / auto 1fr auto;column-gap:.65rem;align-items:center;cursor:pointer;overflow:hidden}.row>*{min-width:0}.row .head,.row .line{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;unicode-bidi:isolate}.row .head{font-weight:500}.row .line{color:var(--muted);font-size:.87rem;grid-column:2 / 4}.row .key{font:.78rem/1.5 ui-monospace,monospace}.row .state{font-size:.76rem}.row[aria-selected="true"]{background:var(--chosen);box-shadow:inset 3px 0 var(--accent)}.row:hover:not([aria-selected="true"]){background:var(--raised)}.skeleton{height:60px;border-bottom:1px solid var(--line);background:linear-gradient(var(--raised) 0 0) .9rem 1rem / 60% .7rem no-repeat,linear-gradient(var(--raised) 0 0) .9rem 2.2rem / 40% .6rem no-repeat;animation:wait 1.2s ease-in-out infinite alternate}@keyframes wait{to{opacity:.45}}.foot{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;min-height:2.4rem;padding:.25rem .9rem;border-top:1px solid var(--line);font-size:.85rem}.empty .rows{flex:none;height:0}.empty .foot{flex:1;flex-direction:column;border:0;padding:3rem 1.5rem;gap:.75rem;text-align:center}.foot button{padding:.1rem .6rem}#editor{overflow-y:auto;padding:1.25rem 1.5rem 0}#editor,.side{display:flex;flex-direction:column;gap:1rem}.desk{max-width:52rem;width:100%;display:flex;flex-direction:column;gap:1rem}.side{max-width:52rem;padding-bottom:2rem}.side>div:empty,.desk>div:empty{display:none}.place{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center}.names{flex:1 1 12rem;min-width:0}.moves{display:flex}.sources,.target,.side section,.comment{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:.85rem 1.1rem}.sources,.target{box-shadow:var(--shade)}.sources .source{font-size:1.25rem;line-height:1.45}.sources .source + .source{margin-top:.35rem}.comment .text{font-size:.95rem}.form{font-weight:600;font-variant-numeric:tabular-nums}.field{margin-bottom:.9rem}.field .source{font-size:1.1rem;margin-bottom:.3rem}.input{position:relative;background:var(--paper);border-radius:8px}.paint,.input textarea{font-size:1.2rem;line-height:1.45;padding:.6rem .75rem;border:1px solid var(--field);border-radius:8px;width:100%;min-height:3rem;white-space:pre-wrap;overflow-wrap:break-word;letter-spacing:normal;tab-size:8}.paint{position:absolute;inset:0;border-color:transparent;color:transparent;overflow:hidden;pointer-events:none}.paint .chip{all:unset;background:var(--chip);border-radius:4px}.paint .unseen{all:unset;box-shadow:0 0 0 1px var(--bad)}.paint .break{position:static}.paint .break::before{opacity:.6}.input textarea{position:relative;display:block;background:transparent;resize:none;field-sizing:content}.input textarea:focus{outline:2px solid var(--accent);outline-offset:-1px;border-color:var(--accent)}.input textarea::placeholder{color:var(--muted);opacity:1}.input textarea:read-only{border-style:dashed;background:var(--raised)}.away textarea{border-style:dashed;color:var(--muted)}.reads{display:flex;gap:.75rem;align-items:baseline}.field .reads{margin-top:.35rem;padding-inline:.8rem}.reads p{flex:1}.old{opacity:.45}.input textarea[aria-invalid="true"]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}.below{display:flex;flex-wrap:wrap;gap:.25rem .9rem;font-size:.82rem;color:var(--muted);margin-top:.3rem}.below>:empty{display:none}.below:not(:has(>:not(:empty,[hidden]))){display:none}.insert{display:inline-flex;flex-wrap:wrap;gap:.35rem;align-items:center}.below .over{color:var(--bad);font-weight:600}.clash{border:2px solid var(--wait);border-radius:8px;padding:.6rem .85rem;margin-top:.4rem}.actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;position:sticky;bottom:0;margin:.25rem -1.1rem -.85rem;padding:.75rem 1.1rem;background:var(--paper);border-top:1px solid var(--line);border-radius:0 0 12px 12px}.actions>button{padding:.5rem 1rem}.reasons{color:var(--bad)}.reasons:not(:empty){margin:.5rem 0}.begun,.begun strong{color:var(--muted)}.begun .finding{border-color:var(--line)}.finding{margin-top:.4rem;padding:.3rem .7rem;font-size:.9rem;border-inline-start:3px solid var(--muted);background:var(--raised);border-radius:0 6px 6px 0}.error-line{border-color:var(--bad)}.warning-line{border-color:var(--wait)}.finding code{color:var(--muted);font-size:.8rem}.finding button{padding:0 .6rem}table{border-collapse:collapse;width:100%}th[scope="row"]{width:1%;white-space:nowrap}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line);font-weight:normal}tr:last-child>*{border:0}.offer{display:grid;grid-template-columns:auto 1fr auto;gap:.6rem;padding:.45rem 0;border-bottom:1px solid var(--line);align-items:start}.offer:last-child{border:0}.offer button,.term button{padding:.1rem .6rem}.percent{font-size:.8rem;font-weight:600;color:var(--good);font-variant-numeric:tabular-nums;padding-top:.15rem}.usage button{padding:0;font:.85rem/1.5 ui-monospace,monospace;text-align:start;overflow-wrap:anywhere}.usage code{display:block;font-size:.8rem;overflow-wrap:anywhere;white-space:pre-wrap}.usage + .usage{margin-top:.35rem}.other,.origin{padding:.3rem 0}.other + .other,.origin + .origin{border-top:1px solid var(--line)}details summary{cursor:pointer;color:var(--muted);font-size:.85rem;font-weight:600}dl.keys{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;font-size:.85rem;margin-top:.5rem}dl.keys kbd{margin:0}.blank{margin:12vh auto;max-width:28rem;text-align:center;color:var(--muted);display:grid;gap:.75rem;justify-items:center}.blank h1{color:var(--ink);font-size:1.5rem}.done .icon{width:4rem;height:4rem;color:var(--good);stroke-width:1.6;border:2px solid;border-radius:50%;padding:.8rem}#message{position:fixed;z-index:9;inset-block-end:1rem;inset-inline-start:50%;translate:-50%;background:var(--ink);color:var(--paper);border-radius:99px;padding:.45rem 1.1rem;box-shadow:var(--shade);overflow-wrap:anywhere}#message:empty{display:none}dialog{border:1px solid var(--line);border-radius:14px;padding:1.25rem;width:min(40rem,calc(100vw - 2rem));max-height:calc(100vh - 3rem);background:var(--paper);color:var(--ink);box-shadow:0 20px 60px #0005}dialog::backdrop{background:#0006}dialog form{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem}dialog h2,.sheet h1{font-size:1.25rem;color:var(--ink);margin:0}dialog textarea{width:100%;resize:vertical}.ends,.pair{display:flex;gap:.5rem}.ends{justify-content:flex-end;position:sticky;bottom:-1.25rem;background:var(--paper);padding:.5rem 0}.pair input{flex:1;min-width:0}.changes{max-height:45vh;overflow-y:auto;border-block:1px solid var(--line)}.changes li{padding:.45rem 0;border-bottom:1px solid var(--line)}.changes label{display:grid;grid-template-columns:auto 1fr;gap:0 .6rem}.changes p{grid-column:2}#start{display:none;overflow-y:auto}[data-view="start"] main{display:block;overflow-y:auto}[data-view="start"] :is(#list,#editor,.pick,.total,.find){display:none !important}[data-view="start"] #bar .name{max-width:none;flex:1;text-align:start}[data-view="start"] #start{display:block}.sheet{max-width:60rem;margin:0 auto;padding:8vh 1.5rem 3rem;display:grid;gap:1rem}.sheet h1{font-size:1.75rem}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.75rem}.cards button{width:100%;display:grid;grid-template-columns:1fr auto;gap:.35rem .75rem;text-align:start;padding:1rem 1.1rem;border-color:var(--line);border-radius:12px;box-shadow:var(--shade)}.cards button:hover{border-color:var(--accent);background:var(--paper)}.cards progress{width:100%;grid-column:1 / 3}.sheet form{max-width:30rem;display:grid;gap:.4rem;padding-top:1rem}.only-narrow{display:none !important}@media (min-width: 1200px){#editor:has(>.side){display:grid;grid-template-columns:minmax(0,1fr) clamp(16rem,22vw,24rem);gap:0 1.5rem;align-content:start}#editor:has(>.side)>.desk{max-width:60rem;justify-self:center;padding-bottom:1.5rem}.side{padding-top:0}}@media (max-width: 1100px){.total span,.find kbd{display:none}}@media (max-width: 760px){main{grid-template-columns:minmax(0,1fr)}body[data-view="list"] #editor,body[data-view="editor"] #list{display:none}.only-narrow{display:inline-flex !important}#bar{flex-wrap:wrap;gap:.4rem;padding:.5rem .75rem}.pick{flex:1}#bar .name{max-width:8rem}.pick select{max-width:none}.place{gap:.5rem}.names{order:1;flex:1 0 100%}.place .only-narrow{margin-inline-end:auto}#list{border:0}.total{order:5;flex:1 0 100%}.total progress{flex:1}.total span{display:inline}.find{flex:1 0 100%;order:4;max-width:none}body[data-view="editor"] #bar,kbd{display:none}.row .state span:last-child{display:none}.actions{position:sticky;flex-wrap:nowrap;padding:.6rem .75rem;margin:.25rem -.85rem -.85rem}.actions>button{padding:.5rem .6rem;min-width:0}.actions .menu{inset-inline:auto 0}.sources,.target,.side section,.comment{padding:.85rem}#editor{padding:.75rem .75rem 0}.sheet{padding-top:2rem}}@media (max-height: 480px){.actions{position:static !important}}@media (prefers-reduced-motion: reduce){.skeleton{animation:none}}@media (forced-colors: active){.row[aria-selected="true"]{outline:2px solid Highlight;outline-offset:-2px}.dot{forced-color-adjust:none}}
"""####,
    ]
}
