// Generated from the files in Sources/EditPage/Page by scripts/test --update: do not edit.
// swift-format-ignore-file

/// The files of the page that `fitloc edit` serves.
enum PageFiles {
    /// What they say, by their names.
    static let texts: [String: String] = [
        "address.js": ####"""
import{recall,remember}from'./memory.js';let name='fitloc.secret';let members={language:'language',state:'show',search:'search',table:'catalog',key:'key',keyTable:'in'};let marks={findings:'findings',changed:'changed'};let isKept=true;let secret=null;export function takeSecret(){let before=secret;let[first,...others]=location.hash.slice(1).split('&');let given=/^[0-9a-f]{32}$/.test(first)?first:'';secret=given||secret||recall(name);if(given)isKept=remember(name,given);if(given&&isKept)history.replaceState(null,'',others.length?`#${others.join('&')}`:location.pathname);return{secret,isNew:secret!==before};}

export function readPlace(){let given=new URLSearchParams(location.hash.slice(1));let place={};for(let[member,word]of Object.entries(members))place[member]=given.get(word)??'';for(let[member,word]of Object.entries(marks))place[member]=given.has(word);let{language,key,keyTable,...filter}=place;return language?{language,asked:given.has('key')?{table:keyTable,key,language}:null,filter}:null;}

export function fragmentOf({language,asked,filter}){let place=new URLSearchParams();let facts={...filter,language,key:asked?.key,keyTable:asked?.table};for(let[member,word]of Object.entries(members)){if(facts[member]||(member==='key'&&asked))place.set(word,facts[member]);}
for(let[member,word]of Object.entries(marks))if(facts[member])place.set(word,'1');return language?place.toString():'';}

export function writePlace(place,replaces){let fragment=[isKept?'':secret,fragmentOf(place)].filter(Boolean).join('&');if(location.hash.slice(1)===fragment)return;history[replaces?'replaceState':'pushState'](null,'',fragment?`#${fragment}`:location.pathname);}
"""####,
        "ahead.js": ####"""
import{make}from'./dom.js';import{draftOf,keepDraft,plain}from'./drafts.js';import{isApple,nameOf,say}from'./words.js';function isTyped(event){if([...event.key].length!==1||event.metaKey)return false;return event.getModifierState('AltGraph')||(!event.ctrlKey&&(isApple||!event.altKey));}

export class Ahead{constructor(asked){Object.assign(this,{asked,texts:[''],state:null});this.area=make('textarea',{rows:'1',readonly:true,lang:asked.language,dir:'auto','aria-label':say('loading'),'aria-busy':'true',keydown:(event)=>this.#press(event),paste:(event)=>this.#paste(event),});this.element=make('div',{class:'field ahead'},make('div',{class:'input'},this.area),make('p',{class:'facts'},`${nameOf(asked.language)} · ${say('loading')}`));}

get hasText(){return this.texts.some(Boolean);}
#press(event){let last=this.texts.length-1;let hasModifier=event.ctrlKey||event.metaKey||event.altKey;if(isTyped(event))this.texts[last]+=event.key;else if(event.key==='Enter'&&!hasModifier)this.texts[last]+='\n';else if(event.key==='Backspace'&&!hasModifier)this.texts[last]=[...this.texts[last]].slice(0,-1).join('');else if(event.key==='Tab'&&!hasModifier&&!event.shiftKey)this.texts.push('');else return;event.preventDefault();this.#draw();}
#paste(event){this.texts[this.texts.length-1]+=event.clipboardData.getData('text/plain');event.preventDefault();this.#draw();}
#draw(){this.area.value=this.texts.join('\n');this.area.rows=Math.min(12,this.area.value.split('\n').length);}

settle(fields){let typed=fields.map(()=>'');this.texts.forEach((text,number)=>{typed[Math.min(number,fields.length-1)]+=text;});let filled=[];let isNew=true;fields.forEach((field,number)=>{if(!typed[number])return;let old=draftOf(this.asked,field.part)?.text??plain(field.text);if(old)isNew=false;filled.push({field,text:old+plain(typed[number])});keepDraft(this.asked,field,old+plain(typed[number]));});return{filled,isNew};}}
"""####,
        "api.js": ####"""
import{takeSecret}from'./address.js';let token=null;export function takeToken(){let{secret,isNew}=takeSecret();token=secret;return isNew;}

export let hasToken=()=>Boolean(token);export class Unanswered extends Error{constructor(status){super(`status ${status}`);this.status=status;}}

export async function ask(name,body={}){let response=await fetch(`/api/${name}`,{method:'POST',headers:{'Content-Type':'application/json','X-Fitloc-Token':token},body:JSON.stringify(body),}).catch(()=>null);if(!response)throw new Unanswered(0);if(!response.ok)throw new Unanswered(response.status);return response.json().catch(()=>{throw new Unanswered(0);});}
"""####,
        "aside.js": ####"""
import{difference}from'./diff.js';import{directionOf,make,visible}from'./dom.js';import{chip,shownText}from'./marks.js';import{caseOf,keysOf,nameOf,say}from'./words.js';export let section=(heading,...content)=>make('section',{},make('h2',{},heading),...content);export function sources(entry,source,insert,words){if(entry.is_source||!entry.sources.length)return null;return make('section',{class:'sources'},make('h2',{},source?`${say('source')} · ${nameOf(source.tag)}`:say('source')),entry.sources.map((text)=>make('p',{class:'source'},text.part?make('span',{class:'facts'},`${caseOf(text.part,source?.tag)} `):null,shownText(text.text,source,{insert,words}))));}

export function comment(entry){if(!entry.comment)return null;return make('section',{class:'comment'},make('h2',{},say('comment')),make('p',{class:'text',dir:'auto'},visible(entry.comment)));}

export function preview(samples,fields,language){if(!samples.some((sample)=>sample.text!==null&&sample.text!==undefined))return null;if(samples.length===1&&fields.some((field)=>field.text===samples[0].text))return null;return section(say('preview'),make('table',{},make('tbody',{},samples.map((sample)=>make('tr',{},sample.facts.length?make('th',{scope:'row',class:'facts'},sample.facts.join(', ')):null,make('td',{dir:directionOf(language)},shownText(sample.text??'',language)))))));}

export function matches(found,language,use){if(!found.length)return null;return section(say('matches'),make('ul',{class:'offers'},found.map((match,number)=>make('li',{class:'offer'},make('span',{class:'percent'},`${match.percent} %`),make('div',{},match.texts.map((text)=>make('p',{dir:directionOf(language)},shownText(text.text,language))),make('p',{class:'facts',dir:'auto'},visible(match.source))),use?make('button',{title:keysOf(`Match+${number+1}`),click:()=>use(match)},say('use')):null))));}

export function terms(found,insert){if(!found.length)return null;return section(say('glossary'),make('ul',{},found.map((term)=>make('li',{class:'term'},make('strong',{},term.source),' → ',term.renderings.map((one)=>[chip(one,insert),' ']).flat(),term.never.length?make('span',{class:'muted'},`(${say('never',{words:term.never.join(', ')})})`):null))));}

export function others(found){if(!found.length)return null;let rows=found.flatMap((other)=>other.texts.map((text)=>{let language={tag:other.language,is_right_to_left:other.is_right_to_left};return make('div',{class:'other'},make('p',{class:'facts'},[nameOf(other.language),text.part?caseOf(text.part,other.language):''].filter(Boolean).join(' · ')),make('p',{dir:directionOf(language)},shownText(text.text,language)));}));return make('section',{},make('details',{open:rows.length<=6},make('summary',{},`${say('others')} (${found.length})`),rows));}

export function origins(found){if(!found.length)return null;let groups=Object.groupBy(found,(one)=>[one.author,one.day,one.subject,one.language].join('\n'));return section(say('history'),make('ul',{},Object.values(groups).map((texts)=>{let[origin]=texts;return make('li',{class:'origin'},make('p',{class:'facts'},`${nameOf(origin.language)}: `,make('span',{dir:'auto'},origin.author?visible(say('origin',origin)):say('uncommitted')),origin.subject?make('span',{class:'text',dir:'auto'},` – ${visible(origin.subject)}`):null),texts.filter((one)=>(one.before??one.text)!==one.text).map((one)=>make('p',{},difference(one.before,one.text,{tag:one.language}))),origin.former_source?make('p',{class:'warning'},visible(say('former_source',{text:origin.former_source}))):null);})));}

export function usages(places){if(!places.length)return null;return section(say('usages'),make('ul',{class:'facts'},places.map((place)=>make('li',{class:'text',dir:'ltr'},visible(place)))));}

export function shortcuts(){let keys=[['Mod+Enter','save_next'],['Mod+Shift+Enter','review_next'],['Mod+S','save'],['Alt+↓ Alt+↑','shortcut.move'],['/','shortcut.search'],['Enter','shortcut.edit'],['Esc','shortcut.list'],['Match+1 … Match+5','shortcut.match'],['Mod+Z','shortcut.undo'],['Mod+Shift+Z','shortcut.redo'],];return make('section',{},make('details',{},make('summary',{},say('shortcuts')),make('dl',{class:'keys'},keys.flatMap(([key,what])=>[make('dt',{},make('kbd',{},keysOf(key))),make('dd',{},say(what))]))));}
"""####,
        "bar.js": ####"""
import{fill,make,visible}from'./dom.js';import{icon}from'./icons.js';import{menu}from'./menu.js';import{acceptSeveral,replaceSeveral}from'./several.js';import{nameOf,say}from'./words.js';let states=['unfinished','missing','new','incomplete','needs_review','translated','stale','excluded'];export class Bar{constructor(element,page){Object.assign(this,{element,page});let filters=()=>page.settle(false);this.search=make('input',{type:'search',placeholder:say('search'),'aria-label':say('search'),autocomplete:'off',spellcheck:'false',input:filters});this.language=make('select',{class:'language','aria-label':say('language'),change:()=>page.choose(this.language.value)});this.progress=make('progress',{max:'100','aria-label':say('status.translated')});this.done=make('span');this.undo=Bar.#button('undo',()=>page.undo(false));this.redo=Bar.#button('redo',()=>page.undo(true));this.#makeFilters(filters);fill(element,make('button',{class:'plain name',title:say('languages'),'aria-label':`${say('project')}: ${page.name}`,click:()=>page.showStart()},visible(page.name)),make('span',{class:'pick'},this.language,icon('down')),make('span',{class:'total'},this.progress,this.done),make('label',{class:'find'},icon('search'),this.search,make('kbd',{},'/')),page.readOnly?make('strong',{class:'badge'},say('read_only')):make('span',{class:'undo'},this.undo,this.redo),menu(say('more'),()=>[{label:say('languages'),act:()=>page.showStart()},{label:say('copy_link'),act:()=>page.copyLink()},page.readOnly||!page.rows?null:{label:say('replace'),act:()=>replaceSeveral(page)},page.readOnly||!page.rows?null:{label:say('accept_many'),act:()=>acceptSeveral(page)},]));}
static #button(id,click){return make('button',{class:'plain',title:say(id),hidden:true,click},icon(id),make('span',{class:'hidden-label'},say(id)));}
#makeFilters(filters){let{since}=this.page.project;let set=(state)=>()=>{this.state.value=state;filters();};this.tabs=[['unfinished',say('status.unfinished')],['needs_review',say('status.needs_review')],['',say('all')]].map(([state,label])=>{let count=make('span',{class:'count'});return{state,count,button:make('button',{click:set(state)},`${label} `,count)};});this.table=make('select',{class:'table','aria-label':say('catalog'),change:()=>this.page.settle(true)});this.state=make('select',{class:'states','aria-label':say('state'),change:filters},make('option',{value:''},say('any_state')),states.map((state)=>make('option',{value:state},say(`status.${state}`))));this.findings=make('input',{type:'checkbox',change:filters});this.changed=make('input',{type:'checkbox',change:filters});let summary=make('summary',{title:say('filter'),'aria-label':say('filter')},icon('filter'));let label=(id,element)=>make('label',{},make('span',{class:'facts'},say(id)),element);this.tableLabel=label('catalog',this.table);this.more=make('details',{class:'holder',keydown:(event)=>{if(event.key==='Escape')this.more.open=false;}},summary,make('div',{class:'menu'},label('state',this.state),this.tableLabel,make('label',{class:'tick'},this.findings,say('with_findings')),since?make('label',{class:'tick'},this.changed,say('changed_since',{revision:since})):null));this.more.addEventListener('focusout',(event)=>{if(event.relatedTarget&&!this.more.contains(event.relatedTarget))this.more.open=false;});this.filters=make('div',{class:'filters'},make('div',{class:'tabs',role:'group','aria-label':say('state')},this.tabs.map((tab)=>tab.button)),this.more);}

draw(){let{languages,tables}=this.page.project;let chosen=this.table.value;let sorted=[...languages].sort((one,other)=>Boolean(one.is_source)-Boolean(other.is_source)||nameOf(one.tag).localeCompare(nameOf(other.tag),document.documentElement.lang));fill(this.language,sorted.map((language)=>make('option',{value:language.tag},Bar.labelOf(language))));this.language.value=this.page.language??'';fill(this.table,make('option',{value:''},say('all_catalogs')),tables.map((table)=>make('option',{value:table.path},table.path)));this.table.value=tables.some((table)=>table.path===chosen)?chosen:'';this.tableLabel.hidden=tables.length<2;}
static labelOf({tag,wanted,translated,is_source:isSource}){if(isSource)return`${nameOf(tag)} – ${say('source')}`;return wanted===undefined?nameOf(tag):`${nameOf(tag)} – ${wanted?Math.floor((translated*100)/wanted):100} %`;}

showLanguages(counted){for(let language of this.page.project.languages){Object.assign(language,counted.find((one)=>one.tag===language.tag));this.#label(language);}}
#label(language){let option=[...this.language.options].find((one)=>one.value===language.tag);if(option)option.textContent=Bar.labelOf(language);}

get filter(){return{search:this.search.value,table:this.table.value,state:this.state.value,findings:this.findings.checked,changed:this.changed.checked,};}

set filter({search='',table='',state='',findings=false,changed=false}){this.search.value=search;this.table.value=table;this.state.value=states.includes(state)?state:'';this.findings.checked=findings;this.changed.checked=changed;}

showProgress(rows){let{progress,counts}=rows;this.progress.value=progress.percent;this.done.textContent=say('progress',progress);for(let{state,count,button}of this.tabs){count.textContent=String(counts[state]??0);button.setAttribute('aria-pressed',String(this.state.value===state));}
let{table,state,findings,changed}=this.filter;this.more.classList.toggle('active',Boolean(table||findings||changed||!this.tabs.some((tab)=>tab.state===state)));let own=this.page.project.languages.find((language)=>language.tag===this.page.language);if(!own)return;Object.assign(own,{wanted:progress.total,translated:progress.done});this.#label(own);}

showSaves({done,undone}){this.undo.hidden=!done.length;this.redo.hidden=!undone.length;}}
"""####,
        "dialog.js": ####"""
import{make}from'./dom.js';import{say}from'./words.js';export function openDialog(title,content,actions){let dialog=make('dialog',{'aria-labelledby':'dialog-title',keydown:(event)=>event.stopPropagation(),close:()=>dialog.remove()},make('form',{method:'dialog',submit:(event)=>event.preventDefault()},make('h2',{id:'dialog-title'},title),content,make('div',{class:'ends'},make('button',{click:()=>dialog.close()},say('cancel')),actions)));document.body.append(dialog);dialog.showModal();return dialog;}

export function askText({title,hint,action,text=''},done){let area=make('textarea',{rows:'3','aria-label':title,dir:'auto','aria-describedby':'dialog-hint'});area.value=text;let finish=()=>{if(!area.value.trim())return area.focus();dialog.close();return done(area.value.trim());};area.addEventListener('keydown',(event)=>{if(event.key==='Enter'&&(event.ctrlKey||event.metaKey))finish();});let dialog=openDialog(title,[area,make('p',{class:'facts',id:'dialog-hint'},hint)],make('button',{class:'main',click:finish},action));area.focus();}
"""####,
        "diff.js": ####"""
import{make,visible}from'./dom.js';export function difference(old,now,language){let[from,to]=[old,now].map((text)=>(text.length>4000?[text]:text.match(/\s+|[\p{L}\p{N}\p{M}]+|[^]/gu)??[]));let common=from.length*to.length>250_000?[]:longest(from,to);let nodes=[];let[left,right]=[0,0];for(let[one,other]of[...common,[from.length,to.length]]){if(one>left)nodes.push(make('del',{},visible(from.slice(left,one).join(''))));if(other>right)nodes.push(make('ins',{},visible(to.slice(right,other).join(''))));if(one<from.length)nodes.push(visible(from[one]));[left,right]=[one+1,other+1];}
return make('span',{class:'text',lang:language?.tag,dir:language?.is_right_to_left?'rtl':'auto'},nodes);}

function longest(from,to){let width=to.length+1;let table=new Uint16Array((from.length+1)*width);for(let one=from.length-1;one>=0;one-=1){for(let other=to.length-1;other>=0;other-=1){table[one*width+other]=from[one]===to[other]?table[(one+1)*width+other+1]+1:Math.max(table[(one+1)*width+other],table[one*width+other+1]);}}
let pairs=[];for(let[one,other]=[0,0];one<from.length&&other<to.length;){if(from[one]===to[other])pairs.push([one++,other++]);else if(table[(one+1)*width+other]>=table[one*width+other+1])one+=1;else other+=1;}
return pairs;}
"""####,
        "dom.js": ####"""
export function make(tag,attributes={},...children){let element=document.createElement(tag);if(tag==='button')element.type='button';for(let[name,value]of Object.entries(attributes)){if(typeof value==='function')element.addEventListener(name,value);else if(typeof value==='boolean')element.toggleAttribute(name,value);else if(value!==null&&value!==undefined)element.setAttribute(name,value);}
element.append(...children.flat().filter((child)=>child!==null&&child!==undefined));return element;}

export function fill(element,...children){element.replaceChildren(...children.flat().filter((child)=>child!==null&&child!==undefined));}

let hidden=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;export function visible(text){return text.replace(hidden,(found)=>`‹U+${found.codePointAt(0).toString(16).toUpperCase().padStart(4,'0')}›`);}

export function directionOf(language){return language?(language.is_right_to_left?'rtl':'ltr'):'auto';}
"""####,
        "drafts.js": ####"""
import{namesOf,recall,remember}from'./memory.js';let drafts=new Map();let prefix='';export let nameOf=({table,key,language})=>JSON.stringify([table,key,language]);export let plain=(text)=>(text??'').replace(/\r\n?/g,'\n');export function openDrafts(folder){prefix=`fitloc.draft ${JSON.stringify(folder)} `;for(let name of namesOf(prefix)){let parts=recall(name);if(parts)drafts.set(name.slice(prefix.length),parts);}}
function store(name,parts){let isEmpty=!Object.keys(parts).length;if(isEmpty)drafts.delete(name);else drafts.set(name,parts);remember(prefix+name,isEmpty?null:parts);}

export function draftedKeys(){return[...drafts.keys()].map((name)=>{let[table,key,language]=JSON.parse(name);return{table,key,language};});}

export let partsOf=(entry)=>Object.keys(drafts.get(nameOf(entry))??{});export function draftOf(entry,part){return drafts.get(nameOf(entry))?.[part];}

export function keepDraft(entry,field,text){let{[field.part]:old,...others}=drafts.get(nameOf(entry))??{};let own={text,was:old?old.was:field.text??null};store(nameOf(entry),isChanged(field,text)?{...others,[field.part]:own}:others);}

export function rebaseDraft(entry,part,was){let parts=drafts.get(nameOf(entry));if(parts?.[part])store(nameOf(entry),{...parts,[part]:{...parts[part],was}});}

export function dropDraft(entry,part=null){let{[part]:dropped,...others}=drafts.get(nameOf(entry))??{};store(nameOf(entry),part===null?{}:others);}

export function onDisk(field,text){return field.text?.includes('\r\n')?text.replaceAll('\n','\r\n'):text;}

export function isChanged(field,text){return text!==plain(field.text);}
"""####,
        "editor.js": ####"""
import{Ahead}from'./ahead.js';import{ask}from'./api.js';import*as aside from'./aside.js';import{dropDraft,nameOf,partsOf,plain}from'./drafts.js';import{askText}from'./dialog.js';import{fill,make,visible}from'./dom.js';import{FieldEditor,finding}from'./field.js';import{icon}from'./icons.js';import{chip,shownText}from'./marks.js';import{menu}from'./menu.js';import{isApple,keysOf,nameOf as languageName,say,stateOf}from'./words.js';let wide=matchMedia('(min-width: 1200px)');let pause=(milliseconds)=>new Promise((resolve)=>{setTimeout(resolve,milliseconds);});export class Editor{constructor(element,page){Object.assign(this,{element,page,asked:null,matches:[],trials:0});wide.addEventListener('change',()=>this.#layOut());this.#reset();this.empty(say('loading'));}
#reset(){clearTimeout(this.timer);this.trials+=1;Object.assign(this,{entry:null,ahead:null,fields:[],matches:[],found:null,gone:''});}

empty(text,action=null,isDone=false){if(this.asked)this.last=this.asked;this.#reset();this.asked=null;fill(this.element,make('div',{class:`blank ${isDone?'done':''}`},isDone?[icon('check'),make('h1',{},say('done_title'))]:null,make('p',{},text),action));}

show(asked){if(this.asked&&nameOf(asked)===nameOf(this.asked))return;this.#reset();this.asked=asked;let known=this.page.entries.get(asked);if(known)this.#draw(known);else this.#drawAhead(new Ahead(asked));if(known)this.page.readAhead();this.#askMore(asked);}

get isTouched(){return this.isChanged||Boolean(this.ahead?.hasText);}

get isChanged(){return this.fields.some((field)=>field.isChanged);}

#drawAhead(ahead){this.ahead=ahead;let source=this.page.sourceOf(ahead.asked);let{source:language}=this.page.languagesOf(ahead.asked);fill(this.element,make('div',{class:'desk'},this.#heading(ahead.asked),source?aside.section(say('source'),make('p',{class:'source'},shownText(source,language))):null,aside.section(say('translation'),ahead.element)));this.element.scrollTop=0;this.#read(ahead);}

async #read(ahead){this.page.aheads.add(ahead);while(this.ahead===ahead||ahead.hasText){let entry=await this.page.entries.read(ahead.asked).catch((error)=>this.page.failed(error));if(entry!==undefined){this.#arrive(ahead,entry);break;}
await pause(1000);}
this.page.aheads.delete(ahead);}
#arrive(ahead,entry){let isShown=this.ahead===ahead;let hadFocus=isShown&&document.activeElement===ahead.area;let{filled,isNew}=ahead.settle(entry?.fields??[{part:'',text:null}]);if(ahead.state&&filled.length){if(entry&&isNew)this.page.saves.save(ahead.asked,this.page.saves.texts(entry,filled,ahead.state,false));else this.page.unsaved(ahead.asked,say(entry?'look_first':'gone'));}
this.page.draftsChanged();if(!isShown)return;this.ahead=null;if(entry)this.#draw(entry);else this.#drawGone();if(hadFocus)this.focus(ahead.texts.length-1);this.page.readAhead();}


async reread(){let{asked,entry:old}=this;if(!asked||this.ahead||this.page.saves.isBusy(asked))return;let entry=await this.page.entries.read(asked).catch((error)=>this.page.failed(error));if(this.asked!==asked||this.entry!==old||entry===undefined)return;if(!entry)this.#drawGone();else if(!old||this.gone)this.#redraw(entry);else this.update(entry);}

update(entry,isOwn=false){let isSame=entry.fields.map((field)=>field.part).join()===this.entry.fields.map((field)=>field.part).join();if(!isSame)return this.#redraw(entry);this.entry=entry;this.fields.forEach((field,number)=>field.take(entry.fields[number],isOwn));this.#drawFacts(entry);this.#check();return undefined;}
#redraw(entry){let place=this.fields.findIndex((field)=>field.area===document.activeElement);this.#draw(entry);this.drawMatches();if(place>=0)this.focus(place);}
#draw(entry){let{readOnly}=this.page;let{own,source}=this.page.languagesOf(entry);let isSingle=entry.fields.length===1;Object.assign(this,{entry,gone:'',isRefused:false,matches:[],exceptable:[]});let[group,before]=[null,null];this.fields=[];let blocks=entry.fields.map((field)=>{let showsSource=!isSingle&&!entry.is_source&&field.source&&field.source!==field.text&&(field.source!==before||field.substitution!==group);let editor=new FieldEditor(entry,field,{language:own,source,readOnly,single:isSingle,showsSource,changed:()=>this.#changed()});editor.area.addEventListener('focus',()=>{this.current=editor;});let heading=isSingle||!entry.fields.some((one)=>one.substitution)||(group===(field.substitution??''))?null:make('h3',{},field.substitution?[`${say('substitution',{name:''}).trim()} `,chip(`%#@${field.substitution}@`,null)]:say('sentence'));[group,before]=[field.substitution??'',field.source];this.fields.push(editor);return[heading,editor.element];});this.current=this.fields[0];this.general=make('div',{'aria-live':'polite'});this.reasons=make('div',{class:'reasons','aria-live':'polite'});this.below=make('div',{},blocks.flat(),this.general,this.reasons);for(let name of['sourcePlace','commentPlace','termPlace','otherPlace','previewPlace','matchPlace','originPlace','usagePlace'])this[name]=make('div');this.target=make('section',{class:'target'},make('h2',{},entry.is_source?say('source_text'):`${say('translation')} · ${languageName(entry.language)}`),this.below,readOnly?null:this.#actions());this.side=make('div',{class:'side'},this.termPlace,this.matchPlace,this.previewPlace,this.otherPlace,this.originPlace,this.usagePlace,aside.shortcuts());fill(this.element,make('div',{class:'desk'},this.#heading(entry),this.sourcePlace,this.target),this.side);this.#layOut();this.element.scrollTop=0;this.#drawFacts(entry);this.#check();}

#layOut(){if(!this.entry)return;if(wide.matches)this.side.prepend(this.commentPlace);else this.target.before(this.commentPlace);}

get #inserter(){return this.page.readOnly?null:(text)=>this.current.insert(text);}
#drawFacts(entry){let{source}=this.page.languagesOf(entry);fill(this.statePlace,make('span',{class:`state ${entry.status}`},make('span',{class:`dot ${entry.status}`}),stateOf(entry.status)));let isBeside=entry.fields.length>1&&entry.fields.every((field)=>field.source);fill(this.sourcePlace,isBeside?null:aside.sources(entry,source,this.#inserter,this.page.list.words));this.filePlace.textContent=entry.path;fill(this.commentPlace,aside.comment(entry));fill(this.termPlace,aside.terms(entry.terms,this.#inserter));fill(this.otherPlace,aside.others(entry.others));}

#drawGone(){let{asked}=this;this.gone=say(this.page.hasTable(asked.table)?'gone':'catalog_away',{path:asked.table});let parts=partsOf(asked).map((part)=>({part,text:null}));let none={path:asked.table,status:'missing',sources:[],others:[],terms:[],trial:{refused:[],other_reasons:[],exceptable:[],findings:[],preview:[]}};if(!this.entry&&parts.length)this.#draw({...none,...asked,fields:parts});this.gone=say(this.page.hasTable(asked.table)?'gone':'catalog_away',{path:asked.table});if(!this.entry){fill(this.element,make('div',{class:'desk'},this.#heading(asked),make('div',{class:'blank'},make('p',{},this.gone))));return;}
this.below.classList.add('away');fill(this.statePlace);this.#check();}
#heading({key,table}){let move=(id,drawing,keys,steps)=>make('button',{class:'plain',title:`${say(id)} (${keysOf(keys)})`,'aria-label':say(id),click:()=>this.page.move(steps),},icon(drawing));this.statePlace=make('span');this.filePlace=make('p',{class:'facts'},table);let isShown=key.trim()&&key!==this.page.sourceOf({table,key});return make('div',{class:'place'},make('button',{class:'only-narrow plain',click:()=>this.page.back()},icon('left'),say('back')),make('div',{class:'names'},make('h1',{dir:'auto',class:isShown?'':'hidden-label'},visible(key)),this.filePlace),this.statePlace,make('span',{class:'moves'},move('previous','up','Alt+↑',-1),move('next','down','Alt+↓',1)));}
#actions(){let button=(id,keys,click,attributes={})=>make('button',{click,title:keysOf(keys),'aria-keyshortcuts':keys.replace('Mod',isApple?'Meta':'Control'),...attributes},make('span',{},say(id)),attributes.class?make('kbd',{'aria-hidden':'true'},keysOf(keys)):null);this.accept=button('accept_next','Mod+Enter',()=>this.save('translated',true),{class:'main'});this.review=button('review_next','Mod+Shift+Enter',()=>this.save('needs_review',true));this.anyway=make('button',{hidden:true,click:()=>this.#saveAnyway()},say('save_anyway'));return make('div',{class:'actions'},this.accept,this.review,this.anyway,menu(say('more'),()=>{let{entry}=this;let isSaved=entry.fields.some((field)=>(field.text??null)!==null);return[this.isChanged&&!this.isRefused?{label:say('save'),keys:'Mod+S',act:()=>this.save('translated',false)}:null,entry.is_source?null:{label:say('copy_source'),act:()=>this.copySource()},this.isChanged?{label:say('revert'),act:()=>this.discard()}:null,entry.is_source||!isSaved||this.gone?null:{label:say('remove'),act:()=>this.remove()},this.gone?null:{label:say('note'),act:()=>this.#note()},];}));}

focus(number=0){let field=this.fields[Math.min(number,this.fields.length-1)]??this.ahead;field?.area.focus();}
copySource(){for(let editor of this.fields)if(editor.field.source)editor.put(plain(editor.field.source));this.focus();}

remove(){let{asked,entry}=this;this.discard();this.page.saves.save(asked,this.page.saves.removal(entry));}

#saveAnyway(){let{asked,entry,fields,exceptable}=this;let typed=fields.map(({field,text})=>({field,text}));askText({title:say('reason'),hint:say('reason_hint',{rules:exceptable.join(', ')}),action:say('save')},(reason)=>{let texts=this.page.saves.texts(entry,typed,'translated',false);this.page.saves.save(asked,texts,{comment:Editor.#added(entry,`${reason} [fitloc:off ${exceptable.join(' ')}]`)});this.focus();});}

#note(){let{asked,entry}=this;askText({title:say('note').replace('…',''),hint:say('note_hint'),action:say('save')},(note)=>{this.page.saves.save(asked,[],{comment:Editor.#added(entry,`${entry.language}: ${note}`)});this.focus();});}
static #added(entry,text){let was=entry.raw_comment??null;return{was,text:was?`${was}\n${text}`:text};}
discard(){for(let field of this.fields)field.put(plain(field.field.text));dropDraft(this.asked);this.page.draftsChanged(this.asked);this.focus();}

#changed(){this.page.draftsChanged(this.asked);this.showButtons([]);this.#check(180);}

#check(delay=0){clearTimeout(this.timer);this.trials+=1;if(!this.isChanged)return this.#showTrial(this.entry.trial);for(let place of[...this.fields.map((field)=>field.findings),this.general,this.previewPlace])place.classList.add('old');this.timer=setTimeout(()=>this.#try(this.trials),delay);return undefined;}
async #try(number){let texts=this.fields.filter((field)=>field.isChanged).map((field)=>({part:field.field.part,text:field.text}));let trial=await ask('trial',{...this.asked,texts}).catch((error)=>this.page.failed(error)??error);if(this.trials!==number)return;if(!(trial instanceof Error))this.#showTrial(trial);else{let refused=trial.status===413?[say('too_long')]:[];this.#showTrial({findings:[],preview:[],refused,other_reasons:refused,exceptable:[]});}}
#showTrial(trial){let parts=new Set(this.fields.map((field)=>field.field.part));for(let place of[...this.fields.map((field)=>field.findings),this.general,this.previewPlace])place.classList.remove('old');for(let field of this.fields)field.show(trial.findings.filter((found)=>found.part===field.field.part));fill(this.general,trial.findings.filter((found)=>!parts.has(found.part)).map((found)=>finding(found,null)));fill(this.previewPlace,aside.preview(trial.preview,this.fields,this.page.languagesOf(this.entry).own));this.showButtons(trial.refused,trial.other_reasons,trial.exceptable);}
showButtons(refused,reasons=refused,exceptable=[]){let isRefused=refused.length>0||Boolean(this.gone);fill(this.reasons,this.gone?make('p',{},this.gone):null,refused.length?make('p',{},say('refused')):null,reasons.map((reason)=>make('p',{class:'text'},reason)));let isBegun=this.isChanged&&this.fields.some((field)=>!field.text)&&!this.gone;for(let place of[this.general,this.reasons])place.classList.toggle('begun',isBegun);if(this.page.readOnly)return;Object.assign(this,{isRefused,exceptable});for(let button of[this.accept,this.review])button.disabled=isRefused;this.anyway.hidden=!isRefused||!exceptable.length||Boolean(this.gone);this.review.hidden=!this.anyway.hidden;this.accept.firstChild.textContent=say(this.isChanged||this.fields.some((field)=>!field.text)?'save_next':'accept_next');}

async #askMore(asked){await pause(120);while(this.asked===asked&&this.ahead)await pause(120);if(this.asked!==asked)return;let found=await ask('matches',asked).catch(()=>null);if(this.asked!==asked||!found||!this.entry)return;this.found=found.matches;this.drawMatches();let origins=await ask('origins',asked).catch(()=>null);if(this.asked===asked&&origins)fill(this.originPlace,aside.origins(origins.origins));let usages=await ask('usages',asked).catch(()=>null);if(this.asked===asked&&usages)fill(this.usagePlace,aside.usages(usages.places));}
drawMatches(){let use=this.page.readOnly?null:(match)=>this.use(match);this.matches=this.found??[];fill(this.matchPlace,aside.matches(this.matches,this.page.languagesOf(this.entry).own,use));}

use(match){let isSingle=match.texts.length===1&&this.fields.length===1;for(let text of match.texts){let field=isSingle?this.fields[0]:this.fields.find((one)=>one.field.part===text.part);field?.put(plain(text.text));}
this.focus();}


save(state,goesOn){if(this.page.readOnly||!this.asked)return true;let open=this.fields.find((field)=>field.isAsked);if(open){open.clash.querySelector('button').focus();return true;}
if(this.ahead)this.ahead.state=this.ahead.hasText?state:null;let texts=this.entry?this.page.saves.texts(this.entry,this.fields,state,goesOn):[];if(texts.length&&this.isRefused)return true;this.page.saves.save(this.asked,texts);if(goesOn)this.page.move(1);return true;}}
"""####,
        "entries.js": ####"""
import{ask}from'./api.js';import{nameOf}from'./drafts.js';export class Entries{constructor(){this.known=new Map();this.changes=new Map();this.generation=0;this.isReading=false;}

get(asked){return this.known.get(nameOf(asked));}
keep(asked,entry){this.known.set(nameOf(asked),entry);if(this.known.size>100)this.known.delete(this.known.keys().next().value);}

forget(asked=null){if(!asked){this.generation+=1;this.known.clear();return;}
this.known.delete(nameOf(asked));this.changes.set(nameOf(asked),(this.changes.get(nameOf(asked))??0)+1);}

#version(asked){return`${this.generation} ${this.changes.get(nameOf(asked))??0}`;}

async read(asked){let version=this.#version(asked);let entry=await ask('entry',asked);if(version===this.#version(asked))this.keep(asked,entry);return entry;}

async readAhead(language,keys){this.wanted={language,keys};if(this.isReading)return;this.isReading=true;try{while(this.wanted)await this.#readSome();}catch{this.wanted=null;}finally{this.isReading=false;}}
async #readSome(){let{language,keys}=this.wanted;let missing=keys.filter((key)=>this.get({...key,language})===undefined);let some=missing.length===keys.length?missing.slice(0,1):missing;if(!some.length){this.wanted=null;return;}
let versions=some.map((key)=>this.#version({...key,language}));let{entries}=await ask('entries',{language,keys:some});some.forEach((key,number)=>{let asked={...key,language};if(versions[number]===this.#version(asked))this.keep(asked,entries[number]??null);});}}
"""####,
        "field.js": ####"""
import{draftOf,isChanged,keepDraft,plain,rebaseDraft}from'./drafts.js';import{directionOf,fill,make}from'./dom.js';import{historyOf}from'./history.js';import{chip,paint,placeholdersOf,shownText}from'./marks.js';import{deviceOf,isApple,nameOf,say,stateOf}from'./words.js';let segments=new Intl.Segmenter();let grows=CSS.supports('field-sizing','content');export class FieldEditor{constructor(entry,field,{language,source,readOnly,single,showsSource,changed}){Object.assign(this,{entry,field,language,single,changed,readOnly});let id=`field-${field.part}`;this.findings=make('div',{id:`${id}-findings`,class:'found'});this.count=make('span');this.state=make('span');this.missing=make('span',{class:'insert',hidden:true});this.clash=make('div',{class:'clash',role:'alert',hidden:true});this.mark=make('span',{class:'warning',hidden:true},say('unsaved'));let form=FieldEditor.label(field);let label=form||nameOf(entry.language);this.paint=make('div',{class:'paint','aria-hidden':'true'});this.area=make('textarea',{rows:'1',spellcheck:'true',lang:entry.language,dir:directionOf(language),readonly:readOnly,'aria-label':label,'aria-describedby':`${id}-findings`,placeholder:readOnly?null:say('type_here'),input:(event)=>this.typed(event.inputType??null),beforeinput:(event)=>this.#beforeInput(event),keydown:(event)=>this.#press(event),compositionend:()=>this.history.close(),scroll:()=>{this.paint.scrollTop=this.area.scrollTop;},});this.paint.dir=this.area.dir;this.element=make('div',{class:'field'},single||!form?null:make('p',{class:'form'},form),showsSource?make('p',{class:'source'},shownText(field.source,source,{insert:this.inserter})):null,make('div',{class:'input'},this.paint,this.area),this.clash,make('div',{class:'below'},this.missing,this.state,this.mark,this.count),this.findings);this.history=historyOf(entry,field.part,plain(field.text));let draft=draftOf(entry,field.part);this.area.value=draft?.text??field.text??'';this.history.record(this.text);if(draft&&draft.was!==(field.text??null))this.#ask();this.measure();}

static label({device,category,numbers,part}){let known=[device&&deviceOf(device),category&&(numbers||say('other_numbers'))].filter(Boolean).join(' · ');return known||(part.includes('.')?part.split('.').at(-1):part);}
get text(){return this.area.value;}
get isChanged(){return isChanged(this.field,this.text);}

get isAsked(){return!this.clash.hidden;}

get inserter(){return this.readOnly?null:(text)=>this.insert(text);}

insert(text){this.area.setRangeText(text,this.area.selectionStart,this.area.selectionEnd,'end');this.history.close();this.typed();this.area.focus();}

put(text){this.area.value=text;this.history.close();this.typed();}
typed(kind=null){this.history.record(this.text,this.area.selectionEnd,kind);this.#keep();}
#keep(){keepDraft(this.entry,this.field,this.text);if(!this.isChanged)this.clash.hidden=true;this.measure();this.changed();}

#press(event){let isMod=(isApple?event.metaKey&&!event.ctrlKey:event.ctrlKey&&!event.metaKey)&&!event.altKey;let key=event.key.toLowerCase();if(!isMod||event.isComposing||!(key==='z'||(key==='y'&&!isApple)))return;event.preventDefault();this.step(key==='y'||event.shiftKey?1:-1);}
#beforeInput(event){let steps={historyUndo:-1,historyRedo:1}[event.inputType];if(!steps)return;event.preventDefault();this.step(steps);}

step(steps){let step=this.area.readOnly?undefined:this.history.go(steps);if(!step)return;this.area.value=step.text;this.area.setSelectionRange(step.caret,step.caret);this.#keep();}

measure(){let{limit}=this.entry;let{state}=this.field;this.mark.hidden=!this.isChanged;fill(this.state,state&&!this.single?make('span',{class:`state ${state}`},make('span',{class:`dot ${state}`}),stateOf(state)):null);if(this.text.length<20_000)paint(this.paint,this.text);this.#fit();let isFree=!this.text||['zero','one','two'].includes(this.field.category);let missing=this.readOnly||this.entry.is_source||isFree?[]:placeholdersOf(this.field.source??'').filter((one)=>!this.text.includes(one));this.missing.hidden=!missing.length;fill(this.missing,say('not_used'),missing.map((one)=>chip(one,this.inserter)));if(!limit)return;let count=[...segments.segment(this.text)].length;this.count.textContent=say('characters',{count,limit});this.count.classList.toggle('over',count>limit);}

#fit(){if(grows)return;this.area.style.height='auto';if(this.area.scrollHeight)this.area.style.height=`${this.area.scrollHeight+2}px`;else requestAnimationFrame(()=>{if(this.area.scrollHeight)this.area.style.height=`${this.area.scrollHeight+2}px`;});}

show(findings){this.area.setAttribute('aria-invalid',String(findings.some((found)=>found.is_blocking||found.severity==='error')));fill(this.findings,findings.map((found)=>finding(found,this.area.readOnly?null:(text)=>this.put(text))));}

take(field,isOwn){let typed=this.isChanged?this.text:null;let isOther=field.text!==this.field.text;this.field=field;if(isOwn)rebaseDraft(this.entry,field.part,field.text??null);if(typed===null&&this.text!==plain(field.text)){this.area.value=field.text??'';this.history.record(this.text);}
keepDraft(this.entry,field,this.text);if(isOther){this.clash.hidden=true;if((draftOf(this.entry,field.part)?.was??null)!==(field.text??null)&&this.isChanged)this.#ask();}
this.measure();}
#ask(){this.clash.hidden=false;let settle=(text)=>{this.clash.hidden=true;rebaseDraft(this.entry,this.field.part,this.field.text??null);if(text!==null)this.put(text);this.area.focus();};fill(this.clash,make('p',{},say('conflict')),make('p',{},shownText(this.field.text??'',this.language)),make('button',{click:()=>settle(null)},say('keep_mine')),' ',make('button',{click:()=>settle(plain(this.field.text))},say('take_theirs')));}}

export function finding(found,fix){let severity=found.is_blocking?'error':found.severity;return make('p',{class:`finding ${severity}-line`},make('strong',{class:severity},say(`severity.${severity}`)),' ',make('span',{class:'text'},found.message),' ',make('code',{},found.rule),' ',found.fixed!==undefined&&found.fixed!==null&&fix?make('button',{click:()=>fix(found.fixed)},say('fix')):null);}
"""####,
        "history.js": ####"""
import{nameOf}from'./drafts.js';let histories=new Map();let mostHistories=200;export function historyOf(entry,part,text){let name=`${nameOf(entry)} ${part}`;let history=histories.get(name)??new TextHistory(text);histories.delete(name);histories.set(name,history);if(histories.size>mostHistories)histories.delete(histories.keys().next().value);return history;}
class TextHistory{constructor(text){this.steps=[{text,caret:text.length,kind:null}];this.place=0;}

record(text,caret=text.length,kind=null){let last=this.steps[this.place];if(text===last.text)return;let step={text,caret,kind,time:Date.now()};if(this.#joins(step,last)){this.steps[this.place]=step;return;}
let most=text.length>20_000?20:500;this.steps=[...this.steps.slice(0,this.place+1),step].slice(-most);this.place=this.steps.length-1;}
#joins(step,last){if(!step.kind||step.kind!==last.kind||this.place===0)return false;if(step.kind==='insertCompositionText')return true;let startsWord=/\s$/.test(last.text.slice(0,last.caret))&&/\S$/.test(step.text.slice(0,step.caret));return step.time-last.time<2000&&Math.abs(step.caret-last.caret)<=2&&!startsWord;}

close(){this.steps[this.place].kind=null;}

go(steps){let step=this.steps[this.place+steps];if(step)this.place+=steps;this.close();return step;}}
"""####,
        "icons.js": ####"""
export let icon=(name)=>document.getElementById('icons').content.querySelector(`.${name}`).cloneNode(true);
"""####,
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
        "keyboard.js": ####"""
import{isApple}from'./words.js';let isText=(element)=>element instanceof HTMLTextAreaElement||(element instanceof HTMLInputElement&&/search|text/.test(element.type));let layout=new Map();navigator.keyboard?.getLayoutMap?.().then((map)=>{layout=map;},()=>{});export function listen(page){document.addEventListener('keydown',(event)=>{if(event.isComposing||event.defaultPrevented||document.body.dataset.view==='start')return;let done=chord(page,event)??plain(page,event);if(done)event.preventDefault();});}

function chord(page,event){let{editor}=page;let key=event.key.toLowerCase();if(event.ctrlKey!==event.metaKey&&!event.altKey){if(key==='enter')return event.repeat||editor.save(event.shiftKey?'needs_review':'translated',true);if(key==='s'&&!event.shiftKey)return event.repeat||editor.save('translated',false);if((key==='z'||key==='y')&&!isText(event.target))return undo(page,event,key==='y'||event.shiftKey);return false;}
let number=matchNumber(event);if(number)return useMatch(page,event,number);let isAlt=event.altKey&&!event.ctrlKey&&!event.metaKey&&!event.getModifierState('AltGraph');if(isAlt&&(event.key==='ArrowDown'||event.key==='ArrowUp')){page.move(event.key==='ArrowDown'?1:-1);return true;}
return event.altKey||event.ctrlKey||event.metaKey?false:undefined;}

function undo(page,event,isRedo){if(event.target===page.list.scroller&&!event.repeat)page.undo(isRedo);return true;}

function matchNumber(event){let number=/^Digit([1-5])$/.exec(event.code)?.[1];if(!number||!event.altKey||event.metaKey)return null;if(isApple)return event.ctrlKey?number:null;if(event.ctrlKey||event.getModifierState('AltGraph'))return null;return event.key===number||event.key===layout.get(event.code)?number:null;}
function useMatch({editor,readOnly},event,number){let match=readOnly?null:editor.matches[number-1];if(match&&!event.repeat)editor.use(match);return Boolean(match);}

function plain(page,event){let{bar,editor,list}=page;let inList=event.target===list.scroller;let inSearch=event.target===bar.search;if(event.repeat&&event.key==='Enter'&&event.target instanceof HTMLButtonElement)return true;let steps={ArrowDown:1,ArrowUp:-1,PageDown:10,PageUp:-10}[event.key];if(steps&&(inList||inSearch)){list.move(steps);return true;}
if(inList&&(event.key==='Home'||event.key==='End')){list.go(event.key==='Home'?0:list.shown.length-1);return true;}
if(event.key==='Enter'&&(inList||inSearch)){if(list.chosen===undefined)list.go(0);else page.open(list.chosen);if(list.shown.length)editor.focus();return true;}
if(event.key==='Escape'&&editor.element.contains(event.target)){page.back();return true;}
if(event.key==='/'&&!isText(event.target)){bar.search.focus();bar.search.select();return true;}
return false;}
"""####,
        "list.js": ####"""
import{fill,make}from'./dom.js';import{marked}from'./marks.js';import{fold,wordsOf}from'./rows.js';import{say,stateOf}from'./words.js';let height=60;let spare=6;export class List{constructor(element,page){Object.assign(this,{page,rows:null,shown:[],words:[],place:-1,following:0});this.space=make('div',{'aria-hidden':'true'});this.scroller=make('div',{class:'rows',role:'listbox',tabindex:'0','aria-label':say('keys'),scroll:()=>this.draw(),},Array.from({length:8},()=>make('div',{class:'skeleton','aria-hidden':'true'})));this.counted=make('p',{class:'counted',role:'status'},say('loading'));this.all=make('button',{hidden:true,click:()=>page.showAll()},say('show_all'));this.drafts=make('button',{hidden:true,click:()=>page.showDraft()});fill(element,page.bar.filters,this.scroller,make('div',{class:'foot muted'},this.counted,this.all,this.drafts));new ResizeObserver(()=>this.draw()).observe(this.scroller);}

show(rows,shown,languages,search){let chosen=this.chosen;Object.assign(this,{rows,shown,languages,words:wordsOf(search)});this.mark(chosen);this.space.style.height=`${shown.length*height}px`;if(this.place>=0)this.reveal();else this.scroller.scrollTop=0;this.draw();}

mark(row){this.place=row===undefined?-1:this.shown.indexOf(row);let following=row===undefined?0:this.shown.findIndex((other)=>other>row);this.following=following<0?this.shown.length:following;}

get chosen(){return this.shown[this.place];}

go(place){if(!this.shown.length)return;this.select(place);this.page.open(this.chosen);}

select(place){this.place=Math.max(0,Math.min(place,this.shown.length-1));this.reveal();this.draw();}

move(steps){let wanted=this.place>=0?this.place+steps:this.following+(steps>0?steps-1:steps);let place=Math.max(0,Math.min(wanted,this.shown.length-1));if(place===this.place||!this.shown.length)return false;this.go(place);return true;}

reveal(){let top=this.place*height;let{scrollTop,clientHeight}=this.scroller;let margin=clientHeight>6*height?2*height:0;if(top-margin<scrollTop)this.scroller.scrollTop=top-margin;else if(top+height+margin>scrollTop+clientHeight)this.scroller.scrollTop=top+height+margin-clientHeight;}

draw(){if(!this.rows)return;let first=Math.max(0,Math.floor(this.scroller.scrollTop/height)-spare);let last=Math.min(this.shown.length,first+Math.ceil(this.scroller.clientHeight/height)+2*spare);let drawn=this.shown.slice(first,last).map((row,number)=>this.row(row,first+number));fill(this.scroller,this.space,drawn);if(this.place>=first&&this.place<last)this.scroller.setAttribute('aria-activedescendant',`row-${this.chosen}`);else this.scroller.removeAttribute('aria-activedescendant');this.counted.textContent=this.shown.length?say('count',{shown:this.shown.length,total:this.rows.keys.length}):this.page.nothing();this.all.hidden=this.shown.length>0||!this.rows.keys.length;}

showDrafts(count){this.drafts.hidden=!count;this.drafts.textContent=say('drafts',{count});this.draw();}
row(row,place){let{keys,texts,sources,statuses,severities}=this.rows;let status=statuses[row];let worst=['','','warning','error'][severities[row]];let{own,source}=this.languages;let isText=sources[row]===keys[row]||!sources[row].trim();let has=(text)=>this.words.some((word)=>fold(text).includes(word));let showsKey=!isText&&(!texts[row]||texts[row]===sources[row]||(has(keys[row])&&!has(texts[row])));let below=showsKey?make('span',{class:'line key',dir:'ltr'},this.#line(keys[row])):make('span',{class:'line',dir:own?.is_right_to_left?'rtl':'auto',lang:own?.tag},this.#line(texts[row]));let element=make('div',{class:'row',role:'option',id:`row-${row}`,'aria-selected':String(place===this.place),'data-key':keys[row],'aria-setsize':this.shown.length,'aria-posinset':place+1,title:keys[row],mousedown:(event)=>event.preventDefault(),click:()=>{this.scroller.focus();this.go(place);},},make('span',{class:`dot ${status}`}),make('span',{class:'head',dir:isText?'auto':source?.is_right_to_left?'rtl':'ltr',lang:source?.tag},this.#line(isText?keys[row]:sources[row])),make('span',{class:`state ${status}`},this.page.isUnsaved(row)?make('strong',{class:'warning'},say('unsaved')):null,worst?make('span',{class:worst},say(`severity.${worst}`)):null,make('span',{},stateOf(status))),below);element.style.top=`${place*height}px`;return element;}
#line(text){return text?marked(text.slice(0,300).replace(/\s+/g,' '),this.words):'\u00a0';}}
"""####,
        "main.js": ####"""
import{readPlace,writePlace}from'./address.js';import{Unanswered,ask,hasToken,takeToken}from'./api.js';import{Bar}from'./bar.js';import{draftOf,draftedKeys,nameOf as draftName,openDrafts,partsOf}from'./drafts.js';import{Editor}from'./editor.js';import{Entries}from'./entries.js';import{listen}from'./keyboard.js';import{List}from'./list.js';import{Notices}from'./notices.js';import{Rows}from'./rows.js';import{reviewTranslations}from'./several.js';import{Saves}from'./saves.js';import{Start}from'./start.js';import{nameOf,say}from'./words.js';function kindOf(tag){try{let{language,script}=new Intl.Locale(tag).maximize();return`${language}-${script}`;}catch{return tag;}}

async function ownLanguage({languages}){let tags=languages.filter((one)=>!one.is_source).map((one)=>one.tag);if(tags.length<2)return tags[0]??languages[0]?.tag;let sources=languages.filter((one)=>one.is_source).map((one)=>kindOf(one.tag));for(let read of navigator.languages.filter((tag)=>!sources.includes(kindOf(tag)))){let exact=tags.find((tag)=>tag.toLowerCase()===read.toLowerCase());let kin=tags.filter((tag)=>kindOf(tag)===kindOf(read));if(kin.length===1)return kin[0];if(!kin.length)continue;let{languages:counted}=await ask('progress');let translated=(tag)=>counted.find((one)=>one.tag===tag)?.translated??0;let most=kin.reduce((best,tag)=>(translated(tag)>translated(best)?tag:best));return exact&&translated(exact)*2>=translated(most)?exact:most;}
return null;}

class Page{constructor(){this.entries=new Entries();this.saves=new Saves(this);this.aheads=new Set();Object.assign(this,{epoch:0,readEpoch:0});this.notices=new Notices(document.getElementById('banner'));this.message=document.getElementById('message');}
start(){document.title=`${say('title')} – fitloc`;window.addEventListener('hashchange',()=>this.enter(true));window.addEventListener('beforeunload',(event)=>{if(!this.isLeaving&&this.hasUnsaved)event.preventDefault();});document.addEventListener('visibilitychange',()=>this.poll());window.addEventListener('focus',()=>this.poll());this.enter();this.wait();}
get hasUnsaved(){return draftedKeys().length>0||this.saves.waiting.length>0||[...this.aheads].some((ahead)=>ahead.hasText);}

async enter(isChange=false){let isNew=takeToken();if(!isNew&&this.project)return isChange?this.restore():undefined;this.notices.show('connection',hasToken()?'':say('no_token'));this.epoch+=1;await this.poll();if(isChange&&this.project)this.keepPlace(true);return undefined;}


async read(){let project=await ask('project');if(this.project&&this.project.folder!==project.folder)return this.leave();this.take(project);if(!this.list)this.build();this.entries.forget();this.bar.draw();this.overview.draw();if(!this.hasBegun)await this.chooseFirst();await this.load();if(!this.rows){if(project.languages.length)this.showStart();else this.list.counted.textContent=say('no_keys');if(!project.languages.length)this.editor.empty(say('no_keys'));return this.count();}
if(!this.hasBegun)this.begin();else if(this.editor.asked)await this.editor.reread();else this.settle(true);return this.count();}

leave(){this.isLeaving=true;writePlace({},true);location.reload();}
take(project){let gone=this.project?.languages.find((one)=>one.tag===this.language);this.project=project;this.readOnly=project.is_read_only;this.revision=project.revision;this.showProblems(project.problems);let isKnown=project.languages.some((one)=>one.tag===this.language);if(!isKnown&&gone)project.languages.push({...gone,is_gone:true});this.showLanguage();}

showLanguage(){let own=this.project.languages.find((one)=>one.tag===this.language);this.notices.show('language',own?.is_gone?say('language_away',{language:nameOf(own.tag)}):'');}
build(){document.title=`${this.name} – ${say('title')} – fitloc`;openDrafts(this.project.folder);this.bar=new Bar(document.getElementById('bar'),this);this.overview=new Start(document.getElementById('start'),this);this.list=new List(document.getElementById('list'),this);this.editor=new Editor(document.getElementById('editor'),this);listen(this);}

get name(){return this.project.folder.split('/').findLast(Boolean)??'/';}

async chooseFirst(){let named=readPlace()?.language;let isKnown=(tag)=>this.project.languages.some((one)=>one.tag===tag);this.language??=isKnown(named)?named:await ownLanguage(this.project);}

begin(){this.hasBegun=true;this.view='list';let place=readPlace();let isPlace=place?.language===this.language;this.bar.filter=isPlace?place.filter:{state:this.rows.counts.unfinished?'unfinished':''};this.filter();let isThere=isPlace&&place.asked&&this.rows.find(place.asked)!==undefined;if(isThere){this.show(place.asked);this.view='editor';}
this.settle(!isThere);this.keepPlace(true);this.draftsChanged();this.list.scroller.focus();}

set view(view){document.body.dataset.view=view;}
get view(){return document.body.dataset.view;}

showStart(){this.overview.draw();this.view='start';if(this.hasBegun)this.keepPlace();this.count();}

async enterLanguage(language){this.view='list';if(this.hasBegun){this.bar.filter={};this.bar.language.value=language;await this.choose(language);if(this.rows.counts.unfinished)this.bar.filter={state:'unfinished'};this.settle(true);}else{this.language=language;await this.read().catch((error)=>this.failed(error));}
this.list.scroller.focus();}

async restore(){let place=readPlace();if(!place||!this.project.languages.some((one)=>one.tag===place.language))return this.showStart();if(this.view==='start')this.view='list';if(!this.hasBegun){this.language=place.language;return this.read().catch((error)=>this.failed(error));}
this.isRestoring=true;this.bar.filter=place.filter;if(place.language!==this.language){this.bar.language.value=place.language;await this.choose(place.language);}
if(place.asked)this.editor.show(place.asked);this.filter();this.isRestoring=false;return this.keepPlace(true);}

keepPlace(replaces=false){if(this.isRestoring||!this.hasBegun)return;let isStart=this.view==='start';let{asked}=this.editor;let{search,...filter}=this.bar.filter;let known=JSON.stringify([isStart,this.language,asked,filter]);let place=isStart?{}:{language:this.language,asked,filter:{...filter,search}};writePlace(place,replaces||known===this.known);this.known=known;}
async copyLink(){let isCopied=await navigator.clipboard.writeText(location.href).then(()=>true,()=>false);this.tell(isCopied?say('copied'):location.href);}

languagesOf({table,language}){let all=this.project.languages;let source=this.project.tables.find((one)=>one.path===table)?.source_language;return{own:all.find((one)=>one.tag===language)??{tag:language},source:all.find((one)=>one.tag===source)??all.find((one)=>one.is_source),};}
hasTable(path){return this.project.tables.some((table)=>table.path===path);}


async load(){let{language}=this;this.bar.language.value=language??'';if(!language)return;let rows=new Rows(await ask('index',{language}));if(language!==this.language)return;this.rows=rows;this.revision=Math.min(this.revision,rows.revision);let top=this.list.scroller.scrollTop;this.list.shown=[];this.filter();this.list.scroller.scrollTop=top;this.list.draw();}

async count(){let{languages}=await ask('progress');this.bar.showLanguages(languages);this.overview.draw();}

filter(){if(!this.rows)return;let{asked}=this.editor;this.list.show(this.rows,this.rows.passing(this.bar.filter),this.languagesOf({language:this.language}),this.bar.filter.search);this.bar.showProgress(this.rows);this.list.mark(asked?this.rows.find(asked):undefined);if(this.list.place>=0)this.list.reveal();this.list.draw();}

settle(goes){this.filter();if(!this.rows||this.rows.language!==this.language)return;let{editor,list}=this;if(!list.shown.length&&!editor.isTouched){editor.empty(this.nothing(),list.rows.keys.length?this.allButton():null,this.isDone);}else if(list.shown.length&&list.place<0&&!editor.isTouched&&(goes||!editor.asked)){let last=editor.asked?-1:list.shown.indexOf(editor.last&&this.rows.find(editor.last));list.select(Math.max(0,last));this.show({...this.rows.at(list.chosen),language:this.language});}
this.keepPlace();}

nothing(){if(!this.rows.keys.length)return say('no_keys');return say(this.isDone?'all_done':'nothing',{language:nameOf(this.language)});}

get isDone(){let{search,table,state,findings,changed}=this.bar.filter;return state==='unfinished'&&!search&&!table&&!findings&&!changed&&this.rows.keys.length>0;}
allButton(){let button=document.createElement('button');button.type='button';button.textContent=say('show_all');button.addEventListener('click',()=>this.showAll());return button;}

showAll(){this.bar.filter={};this.settle(true);this.list.scroller.focus();}

async choose(language){this.language=language;let{asked}=this.editor;if(asked)this.show({...asked,language});this.showLanguage();let{scroller}=this.list;let before=scroller.scrollTop;try{await this.load();let top=scroller.scrollTop;this.settle(true);if(top!==before)scroller.scrollTop=top;this.list.draw();}catch(error){this.failed(error);}}


open(row){this.view='editor';this.show({...this.rows.at(row),language:this.language});}
show(asked){let hadFocus=this.editor.element.contains(document.activeElement);this.editor.show(asked);if(hadFocus)this.editor.focus();this.keepPlace();}
sourceOf(asked){let row=this.rows?.find(asked);return row===undefined?'':this.rows.sources[row];}

readAhead(){let{list,rows}=this;if(!rows||rows.language!==this.language)return;let next=list.place>=0?list.place+1:list.following;let places=[0,1,2,3,4,5,6,7].map((step)=>next+step).concat(next-2);this.entries.readAhead(this.language,places.filter((place)=>list.shown[place]!==undefined).map((place)=>rows.at(list.shown[place])));}

move(steps){return this.list.move(steps);}
back(){this.view='list';this.list.scroller.focus();}
async goTo(asked){if(asked.language!==this.language){this.language=asked.language;this.bar.language.value=asked.language;this.show(asked);await this.load().catch((error)=>this.failed(error));}
this.view='editor';this.show(asked);this.filter();}

undo(isRedo){let save=isRedo?this.saves.redo():this.saves.undo();if(save)this.goTo(save.asked);}
saving(){this.bar.showSaves(this.saves);clearTimeout(this.telling);this.telling=setTimeout(()=>{this.message.textContent=say('saving');},300);}
saved({kind,asked,texts},{entry}){this.entries.forget(asked);if(entry)this.entries.keep(asked,entry);this.tell(say({save:'saved',undo:'undone',redo:'redone'}[kind]));this.notices.clear(`unsaved ${draftName(asked)}`);if(entry&&this.editor.entry&&this.isShown(asked))this.editor.update(entry,true);this.bar.showSaves(this.saves);this.draftsChanged(asked);if(kind==='save'&&entry?.is_source&&texts.some((text)=>text.was&&text.was!==text.text))this.sourceChanged(asked,entry);this.poll();}

sourceChanged(asked,entry){let languages=entry.others.map((other)=>other.language);let name=`source ${draftName(asked)}`;if(!languages.length)return;this.notices.show(name,say('source_changed',{key:asked.key,count:languages.length}),[[say('mark_translations'),()=>{this.notices.clear(name);reviewTranslations(this,asked,languages);}],[say('dismiss'),()=>this.notices.clear(name)],],true);}

notSaved({kind,asked},answer,status=200){let failure={0:'not_answered',403:'not_allowed',413:'too_long'}[status]??'failed';let reason=answer?answer.reasons.join(' '):say(failure,{status});this.tell('');this.entries.forget(asked);if(kind==='save')this.unsaved(asked,reason);else this.notices.show('undo',say('not_undone',{key:asked.key,reason}),[[say('dismiss'),()=>this.notices.clear('undo')]]);this.bar.showSaves(this.saves);if(answer?.entry&&this.editor.entry&&this.isShown(asked))this.editor.update(answer.entry);else if(this.isShown(asked))this.editor.reread();if(answer?.outcome==='refused'&&this.isShown(asked))this.editor.showButtons(answer.reasons);this.poll();}
unsaved(asked,reason){let name=`unsaved ${draftName(asked)}`;let facts={key:asked.key,language:nameOf(asked.language),reason};this.notices.show(name,say('not_saved',facts),[[say('show'),()=>{this.goTo(asked);this.editor.focus();}],[say('dismiss'),()=>this.notices.clear(name)],]);this.draftsChanged();}
isShown(asked){return Boolean(this.editor.asked)&&draftName(this.editor.asked)===draftName(asked);}
isUnsaved(row){return partsOf({...this.rows.at(row),language:this.language}).length>0;}

draftsChanged(asked=null){if(asked&&!partsOf(asked).length)this.notices.clear(`unsaved ${draftName(asked)}`);this.list.showDrafts(draftedKeys().length);}

showDraft(){let keys=draftedKeys();let place=keys.findIndex((key)=>this.isShown(key));this.goTo(keys[(place+1)%keys.length]);this.editor.focus();}

wait(){setTimeout(async()=>{try{if(document.visibilityState==='visible')await this.poll();}finally{this.wait();}},1000);}

async poll(){if(this.isPolling||!hasToken())return;this.isPolling=true;let{epoch}=this;try{if(this.readEpoch===epoch)await this.readChanges();else await this.read();this.readEpoch=epoch;this.notices.clear('connection');}catch(error){this.failed(error);}finally{this.isPolling=false;}}
async readChanges(){let{language}=this;let answer=await ask('changes',{revision:this.revision,language:language??''});this.showProblems(answer.problems);if(language!==this.language)return;if(answer.is_all||this.rows?.language!==language)await this.read();else await this.takeChanges(answer);}
async takeChanges(answer){this.revision=answer.revision;if(answer.has_findings)await this.takeFindings();if(!answer.rows.length)return undefined;for(let row of answer.rows)this.entries.forget({table:this.rows.paths[row.table],key:row.key,language:this.language});let rows=answer.rows.map((row)=>this.rows.take(row));this.list.draw();this.bar.showProgress(this.rows);let{asked}=this.editor;let isShown=answer.rows.some((row)=>row.key===asked?.key&&this.rows.paths[row.table]===asked?.table);return rows.includes(undefined)?this.read():isShown?this.editor.reread():undefined;}

async takeFindings(){let{language}=this;let{severities}=await ask('findings',{language});if(language!==this.language||severities.length!==this.rows.keys.length)return;this.rows.severities=severities;if(this.bar.findings.checked)this.filter();else this.list.draw();}

tell(text){this.message.textContent=text;clearTimeout(this.telling);this.telling=setTimeout(()=>{this.message.textContent='';},2500);}
showProblems(problems){this.notices.show('files',problems.length?[...problems,say('unreadable_files')].join('\n'):'');}

failed(error){if(!(error instanceof Unanswered)){reportError(error);return undefined;}
if(error.status===404)return null;if(error.status===0)this.notices.show('connection',say('stopped',{port:location.port}));if(error.status===403)this.notices.show('connection',say('wrong_token'));return undefined;}}
new Page().start();
"""####,
        "marks.js": ####"""
import{directionOf,make,visible}from'./dom.js';import{fold}from'./rows.js';import{say}from'./words.js';let placeholders=/%#@\w+@|%arg\b|%\(\w+\)(?:@|[a-z]+)|%(?:\d+\$)?[-+0#']*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|ll|[hlqLztj])?[@diuxXofFeEgGcCsSpaA]|%%|\{\{\w+\}\}|\{\w+\}|\$\{\w+\}/g;let spaces=/^[ \t]+|[ \t]+$|[ \t]{2,}|[\u00a0\u202f\u2007]+|\n/gm;export let placeholdersOf=(text)=>[...new Set(text.match(placeholders)??[])].filter((one)=>one!=='%%');function partsOf(text){let found=[...text.matchAll(placeholders)].map((match)=>({at:match.index,text:match[0],kind:'chip'}));let taken=(at)=>found.some((one)=>at>=one.at&&at<one.at+one.text.length);let gaps=[...text.matchAll(spaces)].filter((match)=>!taken(match.index)).map((match)=>({at:match.index,text:match[0],kind:match[0]==='\n'?'break':'space'}));let parts=[];let end=0;for(let part of[...found,...gaps].sort((one,other)=>one.at-other.at)){if(part.at<end)continue;if(part.at>end)parts.push({text:text.slice(end,part.at),kind:''});parts.push(part);end=part.at+part.text.length;}
if(end<text.length)parts.push({text:text.slice(end),kind:''});return parts;}

export function marked(text,words){if(!words?.length||text.length>2000)return[visible(text)];let starts=[];let folded='';let at=0;for(let character of text){let one=fold(character);for(let step=0;step<one.length;step+=1)starts.push(at);folded+=one;at+=character.length;}
starts.push(at);let isFound=new Uint8Array(text.length+1);for(let word of words){for(let place=folded.indexOf(word);place>=0;place=folded.indexOf(word,place+word.length)){isFound.fill(1,starts[place],starts[place+word.length]);}}
let nodes=[];for(let start=0,end=0;start<text.length;start=end){while(end<text.length&&isFound[end]===isFound[start])end+=1;let piece=visible(text.slice(start,end));nodes.push(isFound[start]?make('mark',{},piece):piece);}
return nodes;}

export function shownText(text,language,{insert=null,words=[]}={}){return make('span',{class:'text',lang:language?.tag,dir:directionOf(language)},partsOf(text).map(({text:part,kind})=>{if(kind==='chip')return chip(part,insert);if(kind)return make('span',{class:kind},part);return marked(part,words);}).flat());}

export function chip(text,insert){if(!insert)return make('bdi',{class:'chip',dir:'ltr'},visible(text));return make('button',{class:'chip',dir:'ltr',title:say('insert',{text}),tabindex:'-1',mousedown:(event)=>event.preventDefault(),click:()=>insert(text),},visible(text));}

export function paint(element,text){element.replaceChildren(...partsOf(text).map(({text:part,kind})=>(kind?make('span',{class:kind},part):part)),'\u200b');}
"""####,
        "memory.js": ####"""
export function remember(name,value){try{if(value===null)sessionStorage.removeItem(name);else sessionStorage.setItem(name,JSON.stringify(value));return true;}catch{return false;}}

export function recall(name){try{return JSON.parse(sessionStorage.getItem(name));}catch{return null;}}

export function namesOf(prefix){try{return Object.keys(sessionStorage).filter((name)=>name.startsWith(prefix));}catch{return[];}}
"""####,
        "menu.js": ####"""
import{make}from'./dom.js';import{icon}from'./icons.js';import{keysOf}from'./words.js';export function menu(label,items){let list=make('div',{class:'menu',role:'menu',hidden:true,'aria-label':label});let button=make('button',{class:'plain',title:label,'aria-label':label,'aria-haspopup':'menu','aria-expanded':'false'},icon('more'));let element=make('span',{class:'holder'},button,list);let close=(focuses)=>{list.hidden=true;button.setAttribute('aria-expanded','false');if(focuses)button.focus();};let open=()=>{list.replaceChildren(...items().filter(Boolean).map((item)=>make('button',{role:'menuitem',click:()=>{close(true);item.act();},},make('span',{},item.label),item.keys?make('kbd',{},keysOf(item.keys)):null)));list.hidden=false;button.setAttribute('aria-expanded','true');list.firstChild?.focus();};button.addEventListener('click',()=>(list.hidden?open():close(true)));list.addEventListener('keydown',(event)=>{let step={ArrowDown:1,ArrowUp:-1}[event.key];let all=[...list.children];if(step)all[(all.indexOf(document.activeElement)+step+all.length)%all.length].focus();else if(event.key==='Escape')close(true);else return;event.preventDefault();event.stopPropagation();});element.addEventListener('focusout',(event)=>{if(!element.contains(event.relatedTarget))close(false);});return element;}
"""####,
        "notices.js": ####"""
import{fill,make}from'./dom.js';export class Notices{constructor(element){this.element=element;this.shown=new Map();}

show(name,text,actions=[],isCalm=false){if((this.shown.get(name)?.text??'')===text)return;if(text)this.shown.set(name,{text,actions,isCalm});else this.shown.delete(name);fill(this.element,[...this.shown.values()].map((notice)=>make('div',{class:notice.isCalm?'notice calm':'notice'},make('p',{class:'text'},notice.text),notice.actions.map(([label,click])=>make('button',{click},label)))));this.element.hidden=!this.shown.size;}
clear(name){this.show(name,'');}}
"""####,
        "rows.js": ####"""
let unfinished=new Set(['missing','new','incomplete','needs_review']);export function fold(text){let lower=text.toLowerCase();return/^[\u0000-\u007f]*$/.test(lower)?lower:lower.normalize('NFKD').replace(/\p{M}/gu,'');}

export let wordsOf=(search)=>[...fold(search).matchAll(/"([^"]+)"|[^\s"]+/g)].map((match)=>match[1]??match[0]);export class Rows{constructor(answer){Object.assign(this,answer);this.folded=this.keys.map((key,row)=>this.#folded(row));this.places=new Map(this.keys.map((key,row)=>[`${this.tables[row]} ${key}`,row]));this.tableOf=new Map(this.paths.map((path,table)=>[path,table]));}
#folded(row){return fold(`${this.keys[row]}\n${this.sources[row]}\n${this.texts[row]}\n${this.comments[row]}`);}

take(changed){let row=this.places.get(`${changed.table} ${changed.key}`);if(row===undefined)return row;this.sources[row]=changed.source;this.texts[row]=changed.text;this.comments[row]=changed.comment;this.statuses[row]=changed.status;this.severities[row]=changed.severity;this.changes[row]=changed.is_changed;this.folded[row]=this.#folded(row);return row;}

find({table,key}){return this.places.get(`${this.tableOf.get(table)} ${key}`);}

at(row){return{table:this.paths[this.tables[row]],key:this.keys[row]};}

passing({search='',table,state,findings,changed}){let words=wordsOf(search);let found=[];for(let row=0;row<this.keys.length;row+=1){if(table&&this.paths[this.tables[row]]!==table)continue;if(findings&&this.severities[row]<2)continue;if(changed&&!this.changes[row])continue;let status=this.statuses[row];if(state&&(state==='unfinished'?!unfinished.has(status):status!==state))continue;if(!words.every((word)=>this.folded[row].includes(word)))continue;found.push(row);}
return found;}

get counts(){let counts={'':this.keys.length,unfinished:0};for(let status of this.statuses){counts[status]=(counts[status]??0)+1;if(unfinished.has(status))counts.unfinished+=1;}
return counts;}

get progress(){let[done,total]=[0,0];for(let status of this.statuses){if(status!=='stale'&&status!=='excluded')total+=1;if(status==='translated')done+=1;}
return{done,total,percent:total?Math.floor((done*100)/total):100};}}
"""####,
        "saves.js": ####"""
import{Unanswered,ask}from'./api.js';import{draftOf,dropDraft,nameOf,onDisk,plain,rebaseDraft}from'./drafts.js';export class Saves{constructor(page){Object.assign(this,{page,waiting:[],done:[],undone:[]});}

#queued(entry,part){let same=this.waiting.filter((save)=>nameOf(save.asked)===nameOf(entry));return same.flatMap((save)=>save.texts).findLast((text)=>text.part===part);}

isBusy(entry){return this.waiting.some((save)=>nameOf(save.asked)===nameOf(entry));}

texts(entry,typed,state,isAll){return typed.map(({field,text})=>this.#text(entry,field,text,state,isAll)).filter(Boolean);}

save(asked,texts,{comment=null,group=null}={}){if(!texts.length&&!comment)return;this.#add({kind:'save',asked,texts:texts.map((one)=>one.after),before:texts.map((one)=>one.before),comment,group});}

removal(entry){return entry.fields.filter((field)=>(field.text??null)!==null).map((field)=>{let own={part:field.part,key:entry.key,language:entry.language};let state=field.state||'translated';return{after:{...own,was:field.text,text:null,state},before:{...own,text:field.text,state}};});}
#text(entry,field,text,state,isAll){let queued=this.#queued(entry,field.part);let was=queued?queued.text:field.text??null;let present=queued?queued.state:field.state;let isChanged=text!==plain(was);if(!isChanged&&(!isAll||was===null||present===state||(!present&&state==='translated')))return null;let own={part:field.part,key:entry.key,language:entry.language};return{after:{...own,was,text:isChanged?onDisk(field,text):was,state},before:{...own,text:was,state:present||'translated'},};}

undo(){return this.#again(this.done,(save)=>this.#add({...save,kind:'undo',texts:Saves.#changed(save.texts,save.before),undoes:save,comment:save.comment&&{was:save.comment.text,text:save.comment.was??''},}));}

redo(){return this.#again(this.undone,(save)=>this.#add({...save,kind:'redo'}));}
#again(saves,make){let last=saves.at(-1);while(saves.length&&(saves.at(-1)===last||(last.group&&saves.at(-1).group===last.group)))make(saves.pop());return last;}
static #changed(from,to){return to.map((text)=>({...text,was:from.find((one)=>one.part===text.part).text}));}
async #add(save){this.waiting.push(save);this.page.saving();if(this.waiting.length>1)return;while(this.waiting.length){let{asked,texts,comment}=this.waiting[0];let answer=await ask('save',{...asked,texts,comment}).catch((error)=>error);this.#finish(this.waiting.shift(),answer);}}
#finish(save,answer){if(answer instanceof Error){if(!(answer instanceof Unanswered))reportError(answer);if(save.kind==='undo')this.done.push(save.undoes);if(save.kind==='redo')this.undone.push(save);this.page.notSaved(save,null,answer.status??0);}else if(answer.outcome==='saved'||Saves.#isAsWanted(save,answer)){this.#settle(save);this.page.saved(save,answer);}else{this.page.notSaved(save,answer);}}

static #isAsWanted(save,{outcome,entry}){return outcome==='conflict'&&Boolean(entry)&&(!save.comment||(entry.raw_comment??'')===save.comment.text)&&save.texts.every((text)=>{let field=entry.fields.find((one)=>one.part===text.part);return(field?.text??null)===text.text&&(text.text===null||(field.state??'translated')===text.state);});}
#settle(save){for(let text of save.texts){let draft=draftOf(save.asked,text.part);if(draft&&draft.text===plain(text.text))dropDraft(save.asked,text.part);else if(draft)rebaseDraft(save.asked,text.part,text.text);}
if(save.kind==='undo')this.undone.push(save.undoes);else this.done.push(save);if(save.kind==='save')this.undone=[];}}
"""####,
        "several.js": ####"""
import{ask}from'./api.js';import{openDialog}from'./dialog.js';import{difference}from'./diff.js';import{plain}from'./drafts.js';import{fill,make,visible}from'./dom.js';import{say}from'./words.js';let most=200;async function readKeys(language,keys){let found=[];for(let start=0;start<keys.length;start+=20){let{entries}=await ask('entries',{language,keys:keys.slice(start,start+20)});found.push(...entries.filter(Boolean));}
return found;}

class Proposals{constructor(page,state,isAll){Object.assign(this,{page,state,isAll,all:[],run:0});this.list=make('ul',{class:'changes'});this.more=make('p',{class:'facts'});this.button=make('button',{class:'main',click:()=>this.#save()});this.#count();}

async show(keys,change){let run=++this.run;let{language}=this.page;let entries=await readKeys(language,keys.slice(0,most)).catch((error)=>this.page.failed(error))??[];if(run!==this.run)return;this.all=entries.map((entry)=>{let typed=entry.fields.map((field)=>({field,text:change(field)})).filter((one)=>one.text!==null);return{entry,typed,box:make('input',{type:'checkbox',checked:true,change:()=>this.#count()})};}).filter((one)=>one.typed.length);let{own}=this.page.languagesOf({language});fill(this.list,this.all.length?this.all.map(({entry,typed,box})=>make('li',{},make('label',{},box,make('span',{class:'facts'},visible(entry.key)),typed.map(({field,text})=>make('p',{},difference(field.text??'',text,own)))))):make('li',{class:'muted'},say('nothing_found')));this.more.textContent=keys.length>most?say('more_found',{count:most}):'';this.#count();}
#chosen(){return this.all.filter((one)=>one.box.checked);}
#count(){let count=this.#chosen().length;this.button.textContent=say('apply',{count});this.button.disabled=!count;}
#save(){let group=Symbol('changes');for(let{entry,typed}of this.#chosen()){let asked={table:entry.table,key:entry.key,language:entry.language};let texts=typed.flatMap((one)=>this.page.saves.texts(entry,[one],this.state??one.field.state??'translated',this.isAll));this.page.saves.save(asked,texts,{group});}
this.button.closest('dialog').close();}}
let isEditable=(field)=>field.text!==null&&field.text!==undefined;export function acceptSeveral(page){let{rows,list}=page;let keys=list.shown.filter((row)=>rows.statuses[row]==='needs_review').map((row)=>rows.at(row));let proposals=new Proposals(page,'translated',true);openDialog(say('accept_many').replace('…',''),[make('p',{class:'facts'},say('accept_hint')),proposals.list,proposals.more],proposals.button);proposals.show(keys,(field)=>(isEditable(field)&&field.state==='needs_review'?field.text:null));}

export async function reviewTranslations(page,asked,languages){let group=Symbol('review');for(let language of languages){let[entry]=await readKeys(language,[asked]).catch((error)=>page.failed(error)??[])??[];let typed=(entry?.fields??[]).filter((field)=>isEditable(field)&&(field.state||'translated')==='translated');let texts=typed.flatMap((field)=>page.saves.texts(entry,[{field,text:plain(field.text)}],'needs_review',true));page.saves.save({...asked,language},texts,{group});}}

export function replaceSeveral(page){let proposals=new Proposals(page,null,false);let field=(id)=>make('input',{type:'text','aria-label':say(id),placeholder:say(id),dir:'auto',autocomplete:'off',input:()=>find()});let[from,to]=[field('find'),field('replace_with')];let exact=make('input',{type:'checkbox',change:()=>find()});let timer=0;let find=()=>{clearTimeout(timer);timer=setTimeout(search,200);};let search=()=>{let{rows,list}=page;let escaped=from.value.replace(/[.*+?^${}()|[\]\\]/g,'\\$&');let wanted=new RegExp(escaped,exact.checked?'gu':'giu');let has=(text)=>escaped!==''&&text.search(wanted)>=0;let keys=list.shown.filter((row)=>has(rows.texts[row])).map((row)=>rows.at(row));proposals.show(keys,(one)=>{let text=isEditable(one)&&has(one.text)?one.text.replace(wanted,()=>to.value):one.text;return text===one.text?null:text;});};openDialog(say('replace').replace('…',''),[make('div',{class:'pair'},from,to),make('label',{class:'tick'},exact,say('match_case')),proposals.list,proposals.more],proposals.button);from.focus();}
"""####,
        "start.js": ####"""
import{ask}from'./api.js';import{fill,make,visible}from'./dom.js';import{nameOf,say}from'./words.js';export class Start{constructor(element,page){Object.assign(this,{element,page});this.cards=make('ul',{class:'cards'});this.tag=make('input',{type:'text',id:'new-language',autocomplete:'off',spellcheck:'false','aria-describedby':'new-hint'});this.hint=make('p',{class:'facts',id:'new-hint',role:'status'},say('new_language_hint'));fill(element,make('div',{class:'sheet'},make('p',{class:'muted',dir:'auto'},visible(page.name)),make('h1',{},say('start_title')),this.cards,page.readOnly?null:make('form',{submit:(event)=>this.#begin(event)},make('label',{for:'new-language'},say('new_language')),make('div',{class:'pair'},this.tag,make('button',{type:'submit'},say('start'))),this.hint)));}

draw(){let all=this.page.project.languages.filter((language)=>!language.is_source);fill(this.cards,all.map((language)=>make('li',{},this.#card(language))));}
#card({tag,wanted,translated}){let isKnown=wanted!==undefined;let percent=wanted?Math.floor((translated*100)/wanted):100;let left=isKnown?wanted-translated:0;return make('button',{click:()=>this.page.enterLanguage(tag)},make('strong',{},nameOf(tag)),make('span',{class:'facts'},tag),make('progress',{max:'100',value:isKnown?percent:null,'aria-hidden':'true'}),make('span',{class:'facts'},isKnown?`${percent} % · ${left?say('left',{count:left}):say('complete')}`:say('loading')));}
async #begin(event){event.preventDefault();let asked=this.tag.value.trim().replaceAll('_','-');if(!asked)return this.tag.focus();let answer=await ask('language',{language:asked}).catch((error)=>this.page.failed(error));if(!answer)return undefined;this.tag.setAttribute('aria-invalid',String(Boolean(answer.reason)));this.hint.textContent=answer.reason??say('new_language_hint');if(answer.reason)return this.tag.focus();this.tag.value='';await this.page.read();return this.page.enterLanguage(answer.language);}}
"""####,
        "style.css": ####"""
:root{color-scheme:light dark;--paper:#ffffff;--desk:#f6f7f9;--raised:#eef1f5;--line:#dfe3e8;--field:#848d98;--ink:#16191d;--muted:#56606b;--accent:#2456c7;--on-accent:#ffffff;--chosen:#e3ecfd;--chip:#e2e9fb;--on-chip:#1d3f94;--good:#17672f;--wait:#7f4a00;--bad:#b3261e;--found:#ffe58a;--shade:0 1px 2px #1015200f,0 4px 16px #1015200d;font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}@media (prefers-color-scheme: dark){:root{--paper:#171b20;--desk:#0f1216;--raised:#232930;--line:#2c333b;--field:#76818d;--ink:#e8ecf1;--muted:#a1abb7;--accent:#8fb4fb;--on-accent:#0a1830;--chosen:#1f3050;--chip:#26375c;--on-chip:#c3d5ff;--good:#62cf7e;--wait:#e8b654;--bad:#ff8d84;--found:#6b5600;--shade:0 1px 2px #0006}}*{box-sizing:border-box}html,body{height:100%;margin:0}body{display:flex;flex-direction:column;background:var(--desk);color:var(--ink)}button,input,select,textarea{font:inherit;color:inherit}button,select,input[type="search"],input[type="text"],textarea{background:var(--paper);border:1px solid var(--field);border-radius:8px;padding:.35rem .75rem}button{cursor:pointer}button:hover{background:var(--raised)}button:disabled{color:var(--muted);cursor:default}button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}button.main:hover{filter:brightness(1.08)}button.main:disabled{background:var(--raised);color:var(--muted);border-color:var(--line);filter:none}button.plain{border-color:transparent;background:transparent;padding:.35rem;display:inline-flex;align-items:center;gap:.25rem}button.plain:hover{background:var(--raised)}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}h1{font-size:1rem;font-weight:600;overflow-wrap:anywhere}h2{font-size:.8rem;font-weight:600;color:var(--muted);margin-bottom:.4rem}h3{font-size:.9rem;margin:1.25rem 0 .5rem;padding-top:.75rem;border-top:1px solid var(--line)}ul{list-style:none}kbd{font:.75rem/1 system-ui,sans-serif;opacity:.8;margin-inline-start:.5rem;white-space:nowrap}[hidden]{display:none !important}mark{background:var(--found);color:inherit;border-radius:2px}.icon{width:1.25rem;height:1.25rem;flex:none;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.icon.more{stroke-width:3}.muted,.facts{color:var(--muted)}.facts{font-size:.85rem;overflow-wrap:anywhere}.text{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate}.hidden-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.dot{display:inline-block;flex:none;width:.55rem;height:.55rem;border-radius:50%;border:2px solid currentcolor}.dot.translated{background:currentcolor}.state{font-size:.82rem;display:inline-flex;align-items:center;gap:.35rem;white-space:nowrap}.translated{color:var(--good)}.missing,.error{color:var(--bad)}.needs_review,.new,.incomplete,.machine_translated,.warning{color:var(--wait)}.stale,.excluded,.note{color:var(--muted)}.dot.needs_review,.dot.new,.dot.incomplete{background:linear-gradient(90deg,currentcolor 50%,transparent 50%)}.chip{display:inline;padding:0 .35em;border:0;border-radius:5px;background:var(--chip);color:var(--on-chip);font:.92em/1.4 ui-monospace,monospace;white-space:nowrap;unicode-bidi:isolate}button.chip:hover{background:var(--on-chip);color:var(--chip)}.space{background:radial-gradient(circle,var(--muted) 1px,transparent 1.5px) center / .28em 100%;white-space:pre-wrap}.break{position:relative}.break::before{content:"↵";position:absolute;color:var(--muted);font-size:.75em;opacity:.8}ins{background:color-mix(in srgb,var(--good) 18%,transparent);text-decoration:none;border-radius:3px}del{background:color-mix(in srgb,var(--bad) 14%,transparent);border-radius:3px}progress{appearance:none;border:0;height:6px;width:7rem;border-radius:3px;overflow:hidden;background:var(--line)}progress::-webkit-progress-bar{background:var(--line)}progress::-webkit-progress-value{background:var(--good);border-radius:3px}progress::-moz-progress-bar{background:var(--good)}#banner{background:var(--bad);color:var(--paper);max-height:40vh;overflow-y:auto}.notice{display:flex;flex-wrap:wrap;gap:.4rem .75rem;align-items:center;padding:.5rem 1rem}.notice.calm{background:var(--ink)}.notice + .notice{border-top:1px solid var(--paper)}.notice p{flex:1 1 20rem;min-width:0}.notice button{background:transparent;border-color:var(--paper)}.notice button:hover{text-decoration:underline}.notice :focus-visible{outline-color:var(--paper)}#bar{display:flex;gap:.75rem;align-items:center;padding:.5rem 1rem;background:var(--paper);border-bottom:1px solid var(--line)}#bar:empty{min-height:3.4rem}#bar .name{display:block;font-weight:700;max-width:14rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;flex:none}.pick{position:relative;min-width:0}.pick select{appearance:none;width:100%;max-width:20rem;padding-inline-end:2rem;font-weight:600;text-overflow:ellipsis}.pick .icon{position:absolute;inset-inline-end:.4rem;top:.55rem;pointer-events:none;color:var(--muted)}.total{display:flex;align-items:center;gap:.6rem;font-size:.85rem;color:var(--muted);white-space:nowrap}.find{position:relative;flex:1 1 12rem;max-width:30rem;margin-inline-start:auto}.find input{width:100%;padding-inline:2.2rem;border-color:var(--line);background:var(--desk)}.find .icon,.find kbd{position:absolute;inset-block-start:.6rem;color:var(--muted);pointer-events:none}.find .icon{inset-inline-start:.6rem;width:1.05rem}.find kbd{inset-inline-end:.7rem;border:1px solid var(--line);border-radius:4px;padding:.2rem .35rem;inset-block-start:.5rem}.find input:focus ~ kbd{display:none}.undo{display:inline-flex}.badge{background:var(--raised);border-radius:99px;padding:.1rem .7rem;font-size:.85rem;white-space:nowrap}.holder{position:relative;display:inline-block}.menu{position:absolute;z-index:5;inset-inline-end:0;top:calc(100% + .3rem);min-width:14rem;padding:.35rem;display:flex;flex-direction:column;background:var(--paper);border:1px solid var(--line);border-radius:10px;box-shadow:var(--shade),0 8px 30px #0003}.menu button{border:0;border-radius:6px;text-align:start;display:flex;justify-content:space-between;background:none;white-space:nowrap}.menu button:hover,.menu button:focus{background:var(--raised)}.actions .menu{top:auto;bottom:calc(100% + .3rem);inset-inline:0 auto}.menu label{padding:.3rem .5rem;display:grid;gap:.2rem}.menu select{width:100%}.tick,.menu .tick{display:flex;gap:.5rem;align-items:center}main{flex:1;min-height:0;display:grid;grid-template-columns:clamp(18rem,24vw,26rem) minmax(0,1fr)}#list{display:flex;flex-direction:column;min-height:0;min-width:0;background:var(--paper);border-inline-end:1px solid var(--line)}.filters{display:flex;align-items:center;gap:.5rem;padding:.5rem .75rem;border-bottom:1px solid var(--line)}.tabs{display:flex;flex:1;gap:.15rem;padding:.15rem;border-radius:9px;background:var(--raised);min-width:0}.tabs button{flex:1 1 auto;border:0;background:none;padding:.2rem .35rem;font-size:.82rem;border-radius:7px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.tabs button[aria-pressed="true"]{background:var(--paper);font-weight:600;box-shadow:var(--shade)}.count{color:var(--muted);font-variant-numeric:tabular-nums}.filters summary{list-style:none;display:flex;padding:.35rem;border-radius:8px;color:var(--muted)}.filters summary::-webkit-details-marker{display:none}.filters summary:hover{background:var(--raised)}.active summary{background:var(--chosen);color:var(--accent)}.rows{flex:1;overflow-y:auto;position:relative;contain:strict}.rows:focus-visible{outline:none}.rows:focus-visible .row[aria-selected="true"]{outline:2px solid var(--accent);outline-offset:-2px}.row{position:absolute;inset-inline:0;height:60px;padding:.45rem .9rem;border-bottom:1px solid var(--line);display:grid;grid-template:1fr 1fr / auto 1fr auto;column-gap:.65rem;align-items:center;cursor:pointer;overflow:hidden}.row>*{min-width:0}.row .head,.row .line{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;unicode-bidi:isolate}.row .head{font-weight:500}.row .line{color:var(--muted);font-size:.87rem;grid-column:2 / 4}.row .key{font:.78rem/1.5 ui-monospace,monospace}.row .state{font-size:.76rem}.row[aria-selected="true"]{background:var(--chosen);box-shadow:inset 3px 0 var(--accent)}.row:hover:not([aria-selected="true"]){background:var(--raised)}.skeleton{height:60px;border-bottom:1px solid var(--line);background:linear-gradient(var(--raised) 0 0) .9rem 1rem / 60% .7rem no-repeat,linear-gradient(var(--raised) 0 0) .9rem 2.2rem / 40% .6rem no-repeat;animation:wait 1.2s ease-in-out infinite alternate}@keyframes wait{to{opacity:.45}}.foot{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;min-height:2.4rem;padding:.25rem .9rem;border-top:1px solid var(--line);font-size:.85rem}.foot button{padding:.1rem .6rem}#editor{overflow-y:auto;padding:1.25rem 1.5rem 0}#editor,.side{display:flex;flex-direction:column;gap:1rem}.desk{max-width:52rem;width:100%;display:flex;flex-direction:column;gap:1rem}.side{max-width:52rem;padding-bottom:2rem}.side>div:empty,.desk>div:empty{display:none}.place{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center}.names{flex:1 1 12rem;min-width:0}.moves{display:flex}.sources,.target,.side section,.comment{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:.85rem 1.1rem}.sources,.target{box-shadow:var(--shade)}.sources .source{font-size:1.25rem;line-height:1.45}.sources .source + .source{margin-top:.35rem}.comment .text{font-size:.95rem}.form{font-weight:600;font-variant-numeric:tabular-nums}.field{margin-bottom:.9rem}.field .source{font-size:1.1rem;margin-bottom:.3rem}.input{position:relative;background:var(--paper);border-radius:8px}.paint,.input textarea{font-size:1.2rem;line-height:1.45;padding:.6rem .75rem;border:1px solid var(--field);border-radius:8px;width:100%;min-height:3rem;white-space:pre-wrap;overflow-wrap:break-word;letter-spacing:normal;tab-size:8}.paint{position:absolute;inset:0;border-color:transparent;color:transparent;overflow:hidden;pointer-events:none}.paint .chip{all:unset;background:var(--chip);border-radius:4px}.paint .break{position:static}.paint .break::before{opacity:.6}.input textarea{position:relative;display:block;background:transparent;resize:none;field-sizing:content}.input textarea:focus{outline:2px solid var(--accent);outline-offset:-1px;border-color:var(--accent)}.input textarea::placeholder{color:var(--muted);opacity:1}.input textarea:read-only{border-style:dashed;background:var(--raised)}.away textarea{border-style:dashed;color:var(--muted)}.old{opacity:.45}.input textarea[aria-invalid="true"]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}.below{display:flex;flex-wrap:wrap;gap:.25rem .9rem;font-size:.82rem;color:var(--muted);margin-top:.3rem}.below>:empty{display:none}.below:not(:has(>:not(:empty,[hidden]))){display:none}.insert{display:inline-flex;flex-wrap:wrap;gap:.35rem;align-items:center}.below .over{color:var(--bad);font-weight:600}.clash{border:2px solid var(--wait);border-radius:8px;padding:.6rem .85rem;margin-top:.4rem}.actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;position:sticky;bottom:0;margin:.25rem -1.1rem -.85rem;padding:.75rem 1.1rem;background:var(--paper);border-top:1px solid var(--line);border-radius:0 0 12px 12px}.actions>button{padding:.5rem 1rem}.reasons{color:var(--bad)}.reasons:not(:empty){margin:.5rem 0}.begun,.begun strong{color:var(--muted)}.begun .finding{border-color:var(--line)}.finding{margin-top:.4rem;padding:.3rem .7rem;font-size:.9rem;border-inline-start:3px solid var(--muted);background:var(--raised);border-radius:0 6px 6px 0}.error-line{border-color:var(--bad)}.warning-line{border-color:var(--wait)}.finding code{color:var(--muted);font-size:.8rem}.finding button{padding:0 .6rem}table{border-collapse:collapse;width:100%}th[scope="row"]{width:1%;white-space:nowrap}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line);font-weight:normal}tr:last-child>*{border:0}.offer{display:grid;grid-template-columns:auto 1fr auto;gap:.6rem;padding:.45rem 0;border-bottom:1px solid var(--line);align-items:start}.offer:last-child{border:0}.offer button,.term button{padding:.1rem .6rem}.percent{font-size:.8rem;font-weight:600;color:var(--good);font-variant-numeric:tabular-nums;padding-top:.15rem}.other,.origin{padding:.3rem 0}.other + .other,.origin + .origin{border-top:1px solid var(--line)}details summary{cursor:pointer;color:var(--muted);font-size:.85rem;font-weight:600}dl.keys{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;font-size:.85rem;margin-top:.5rem}dl.keys kbd{margin:0}.blank{margin:12vh auto;max-width:28rem;text-align:center;color:var(--muted);display:grid;gap:.75rem;justify-items:center}.blank h1{color:var(--ink);font-size:1.5rem}.done .icon{width:4rem;height:4rem;color:var(--good);stroke-width:1.6;border:2px solid;border-radius:50%;padding:.8rem}#message{position:fixed;z-index:9;inset-block-end:1rem;inset-inline-start:50%;translate:-50%;background:var(--ink);color:var(--paper);border-radius:99px;padding:.45rem 1.1rem;box-shadow:var(--shade);overflow-wrap:anywhere}#message:empty{display:none}dialog{border:1px solid var(--line);border-radius:14px;padding:1.25rem;width:min(40rem,calc(100vw - 2rem));max-height:calc(100vh - 3rem);background:var(--paper);color:var(--ink);box-shadow:0 20px 60px #0005}dialog::backdrop{background:#0006}dialog form{display:grid;gap:.75rem}dialog h2,.sheet h1{font-size:1.25rem;color:var(--ink);margin:0}dialog textarea{width:100%;resize:vertical}.ends,.pair{display:flex;gap:.5rem}.ends{justify-content:flex-end;position:sticky;bottom:-1.25rem;background:var(--paper);padding:.5rem 0}.pair input{flex:1;min-width:0}.changes{max-height:45vh;overflow-y:auto;border-block:1px solid var(--line)}.changes li{padding:.45rem 0;border-bottom:1px solid var(--line)}.changes label{display:grid;grid-template-columns:auto 1fr;gap:0 .6rem}.changes p{grid-column:2}#start{display:none;overflow-y:auto}[data-view="start"] main{display:block;overflow-y:auto}[data-view="start"] :is(#list,#editor,.pick,.total,.find){display:none !important}[data-view="start"] #bar .undo,[data-view="start"] #bar .badge{margin-inline-start:auto}[data-view="start"] #start{display:block}.sheet{max-width:60rem;margin:0 auto;padding:8vh 1.5rem 3rem;display:grid;gap:1rem}.sheet h1{font-size:1.75rem}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.75rem}.cards button{width:100%;display:grid;grid-template-columns:1fr auto;gap:.35rem .75rem;text-align:start;padding:1rem 1.1rem;border-color:var(--line);border-radius:12px;box-shadow:var(--shade)}.cards button:hover{border-color:var(--accent);background:var(--paper)}.cards progress{width:100%;grid-column:1 / 3}.sheet form{max-width:30rem;display:grid;gap:.4rem;padding-top:1rem}.only-narrow{display:none !important}@media (min-width: 1200px){#editor:has(>.side){display:grid;grid-template-columns:minmax(0,1fr) clamp(16rem,22vw,24rem);gap:0 1.5rem;align-content:start}#editor:has(>.side)>.desk{max-width:60rem;justify-self:center;padding-bottom:1.5rem}.side{padding-top:0}}@media (max-width: 1100px){.total span,.find kbd{display:none}}@media (max-width: 760px){main{grid-template-columns:minmax(0,1fr)}body[data-view="list"] #editor,body[data-view="editor"] #list{display:none}.only-narrow{display:inline-flex !important}#bar{flex-wrap:wrap;gap:.4rem;padding:.5rem .75rem}.pick{flex:1}#bar .name{max-width:8rem}.pick select{max-width:none}.place{gap:.5rem}.names{order:1;flex:1 0 100%}.place .only-narrow{margin-inline-end:auto}#list{border:0}.total{order:5;flex:1 0 100%}.total progress{flex:1}.total span{display:inline}.find{flex:1 0 100%;order:4;max-width:none}body[data-view="editor"] #bar,kbd{display:none}.row .state span:last-child{display:none}.actions{position:sticky;flex-wrap:nowrap;padding:.6rem .75rem;margin:.25rem -.85rem -.85rem}.actions>button{padding:.5rem .6rem;min-width:0}.actions .menu{inset-inline:auto 0}.sources,.target,.side section,.comment{padding:.85rem}#editor{padding:.75rem .75rem 0}.sheet{padding-top:2rem}}@media (max-height: 480px){.actions{position:static !important}}@media (prefers-reduced-motion: reduce){.skeleton{animation:none}}@media (forced-colors: active){.row[aria-selected="true"]{outline:2px solid Highlight;outline-offset:-2px}.dot{forced-color-adjust:none}}
"""####,
        "words.js": ####"""
import{language,texts}from'./texts.js';document.documentElement.lang=language;export function say(id,facts={}){return(texts[id]??id).replace(/\{(\w+)\}/g,(whole,name)=>(name in facts?String(facts[name]):whole));}

export function stateOf(state){return texts[`status.${state}`]??state;}

export function nameOf(tag){try{return new Intl.DisplayNames([language],{type:'language'}).of(tag)??tag;}catch{return tag;}}

export function numbersOf(category,tag){let rules;try{rules=new Intl.PluralRules(tag);}catch{return category;}
let found=[];for(let number=0;number<=200&&found.length<4;number+=1)if(rules.select(number)===category)found.push(number);if(!found.length)return say('other_numbers');return found.slice(0,3).join(', ')+(found.length>3?'…':'');}
let devices={iphone:'iPhone',ipad:'iPad',ipod:'iPod touch',mac:'Mac',applewatch:'Apple Watch',appletv:'Apple TV',applevision:'Apple Vision',};export let deviceOf=(device)=>devices[device]??(device==='other'?say('other_devices'):device);export function caseOf(part,tag){let steps=part.split('.');let named=steps.map((step,place)=>{let axis=steps[place-1];if(axis==='plural')return numbersOf(step,tag);if(axis==='device')return deviceOf(step);return['plural','device','substitutions','set'].includes(step)?'':step;});return named.filter(Boolean).join(' · ');}

export let isApple=/Mac|iPhone|iPad/.test(navigator.platform);export function keysOf(combination){if(!isApple)return combination.replace('Mod','Ctrl').replaceAll('Match','Alt');return combination.replace('Mod+','⌘').replaceAll('Match+','⌃⌥').replace('Alt+','⌥').replace('Shift+','⇧').replace('Enter','↩');}
"""####,
    ]
}
