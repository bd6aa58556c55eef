/** How the report looks: light, dense, set apart by hairlines. */
export const REPORT_STYLE = `
:root{color-scheme:light;--page:oklch(.965 .01 95);--panel:oklch(.99 .005 95);--raised:oklch(.935 .013 95);--line:oklch(.87 .012 95);
--field:oklch(.6 .02 205);--text:oklch(.22 .025 205);--text-2:oklch(.38 .025 205);--text-3:oklch(.475 .025 205);--gain:oklch(.45 .11 155);
--loss:oklch(.48 .165 28);--loss-wash:oklch(.94 .03 25);--focus:oklch(.22 .03 205);--focus-gap:oklch(.885 .172 99)}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:450 .8125rem/1.35 "Instrument Sans Variable","Instrument Sans",Arial,sans-serif}
main{max-width:90rem;margin:0 auto;padding:24px}
h1{font-size:1.375rem;margin:0 0 4px}h2{font-size:1.125rem;margin:0}h3{font-size:.8125rem;margin:16px 0 4px;font-weight:650}
p{margin:0 0 8px;color:var(--text-2);max-width:70ch}a{color:inherit}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--focus-gap)}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:3px 12px 3px 0;border-top:1px solid var(--line)}
th{font-weight:550;color:var(--text-3)}.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.scroll{overflow-x:auto}
h2.rows{margin-top:24px;margin-bottom:8px}
section.flow{margin-top:32px;padding-top:12px;border-top:2px solid var(--text)}
.chart-box{overflow:auto;max-height:80vh;border-bottom:1px solid var(--line);border-top:1px solid var(--line);margin-top:8px}
.chart-box svg{display:block}
details{border-top:1px solid var(--line)}summary{padding:4px 0;cursor:pointer}summary code{font-weight:650}
code{font:450 .75rem/1.35 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
ul{margin:0;padding-left:16px}.says{color:var(--text-2)}.weak{color:var(--text-3)}
.passed{color:var(--gain)}.failed{color:var(--loss)}.finding{background:var(--loss-wash);padding:4px 8px}
.steps td:last-child{width:180px}.steps img{display:block;width:168px;height:auto;border:1px solid var(--line)}
.filter{display:flex;gap:8px;align-items:center;margin:12px 0}.filter[hidden]{display:none}
input{font:inherit;color:inherit;background:var(--panel);border:1px solid var(--field);border-radius:6px;padding:6px 10px;width:min(28rem,100%)}
[data-text][hidden]{display:none}
@media print{.filter{display:none}.chart-box{max-height:none;overflow:visible}}
`

/** Leaves what holds every word that is typed. Everything is shown and readable without it. */
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
`
