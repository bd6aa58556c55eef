/**
 * Filters the report, opens the path that the URL names, and scrolls charts. The report is readable without
 * this script.
 */
export const REPORT_SCRIPT = `
const field=document.querySelector('.filter input');
field.parentElement.parentElement.hidden=false;
field.addEventListener('input',()=>{
  const words=field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown=0;
  for(const part of document.querySelectorAll('[data-text]')){
    const text=(part.dataset.text+' '+(part.closest('section')?.dataset.flow??'')).toLowerCase();
    part.hidden=!words.every((word)=>text.includes(word));
    if(!part.hidden)shown+=1;
  }
  for(const flow of document.querySelectorAll('section.flow'))flow.hidden=words.length>0&&!flow.querySelector('[data-text]:not([hidden])');
  document.querySelector('.filter output').textContent=words.length>0?shown+(shown===1?' path':' paths'):'';
});
const openNamed=()=>{
  const named=document.getElementById(location.hash.slice(1));
  if(!(named instanceof HTMLDetailsElement))return;
  named.open=true;
  named.scrollIntoView();
};
addEventListener('hashchange',openNamed);
openNamed();
for(const box of document.querySelectorAll('.chart-box')){
  const first=box.querySelector('.leaf .shape')?.getBoundingClientRect();
  if(!first)continue;
  const {x,y}=box.getBoundingClientRect();
  box.scrollTo(first.x+first.width/2-x-box.clientWidth/2,first.bottom-y-box.clientHeight*.66);
}
`
