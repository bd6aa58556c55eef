/** Styles that resemble the visualiser's. Pages up to 720 px wide have one column. */
export const REPORT_STYLE = `
:root{color-scheme:light;--page:oklch(.965 .01 95);--panel:oklch(.99 .005 95);--raised:oklch(.935 .013 95);--line:oklch(.87 .012 95);
--field:oklch(.6 .02 205);--text:oklch(.22 .025 205);--text-2:oklch(.38 .025 205);--text-3:oklch(.475 .025 205);--gain:oklch(.45 .11 155);
--loss:oklch(.48 .165 28);--loss-wash:oklch(.94 .03 25);--focus:oklch(.22 .03 205);--focus-gap:oklch(.885 .172 99);
--code:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
*{box-sizing:border-box}
html{scroll-padding-top:56px;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--text);font:450 .8125rem/1.4 "Instrument Sans Variable","Instrument Sans",Arial,sans-serif;-webkit-font-smoothing:antialiased}
main{max-width:90rem;margin:0 auto;padding:24px}
h1,h2{font-family:"Bricolage Grotesque Variable","Arial Narrow",Arial,sans-serif;font-weight:700;font-stretch:78%;line-height:1.15;margin:0}
h1{font-size:1.75rem}h2{font-size:1.375rem;overflow-wrap:anywhere}h3{font-size:.8125rem;margin:16px 0 4px;font-weight:650}
p{margin:0;color:var(--text-2);max-width:76ch}a{color:inherit;text-decoration-color:var(--field);text-underline-offset:3px}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--focus-gap)}
ul,ol,dl,dd{margin:0;padding:0;list-style:none}
code{font:450 .75rem/1.4 var(--code);overflow-wrap:anywhere}
.n{font-variant-numeric:tabular-nums}.weak{color:var(--text-3)}.passed{color:var(--gain)}.failed{color:var(--loss)}
p.finding{background:var(--loss-wash);color:var(--loss);border-radius:6px;padding:4px 8px;margin-top:8px;overflow-wrap:anywhere}

table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:baseline;padding:4px 16px 4px 0;border-top:1px solid var(--line)}
th{font-weight:550;color:var(--text-3);border-top:0}th:last-child,td:last-child{padding-right:0}
th.n,td.n{text-align:right;white-space:nowrap}
.summary{max-width:60rem;margin-top:16px}.summary td:first-child{overflow-wrap:anywhere}
h2.rows{margin:32px 0 8px}.rows td:first-child{white-space:nowrap}.rows code{margin-right:6px}

.filter{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin:24px 0 0;padding:8px 0;background:var(--page);border-bottom:1px solid var(--line)}
.filter[hidden]{display:none}.filter label{display:flex;gap:8px;align-items:center;flex:0 1 28rem}
input[type=search]{flex:1;min-width:0;font:inherit;color:inherit;background:var(--panel);border:1px solid var(--field);border-radius:6px;padding:0 12px;height:32px}
[data-text][hidden]{display:none}

section.flow{margin-top:40px}
section.flow>header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 32px;align-items:end;padding-top:12px;border-top:2px solid var(--text)}
.walked{white-space:nowrap}dl{display:flex;flex-wrap:wrap;gap:0 24px}dt{color:var(--text-3)}dd{font-variant-numeric:tabular-nums;font-weight:650}
.whole{display:flex;gap:8px;align-items:center;width:max-content;margin-top:12px;color:var(--text-2)}
.whole input{accent-color:var(--text);margin:0;width:16px;height:16px}
.chart-box{overflow:auto;max-height:min(76vh,720px);border:1px solid var(--line);border-radius:6px;margin-top:8px}
.chart-box svg{display:block;margin:0 auto}
.flow:has(.whole :checked) .chart-box svg{max-width:100%;height:auto;max-height:calc(min(76vh,720px) - 2px)}
.gaps>li{padding:2px 0}.gaps ol{padding-left:16px;margin-bottom:8px}

summary{cursor:pointer}
.path{border-top:1px solid var(--line)}.path:last-child{border-bottom:1px solid var(--line)}
.path>summary{display:grid;grid-template-columns:12px 72px 100px minmax(0,1fr) auto;gap:0 12px;align-items:baseline;padding:6px 0;list-style:none}
.path>summary::-webkit-details-marker{display:none}
.path>summary::before{content:"";width:5px;height:5px;border:solid var(--text-3);border-width:0 1.5px 1.5px 0;transform:translateY(-2px) rotate(-45deg)}
.path[open]>summary::before{transform:translateY(-3px) rotate(45deg)}
.path>summary:hover .end,.path:target>summary .end{color:var(--text)}.path:target>summary{background:var(--raised)}
.path>summary code{font-weight:650}.length{color:var(--text-3);font-variant-numeric:tabular-nums}
.end{color:var(--text-2);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.result{text-align:right;font-variant-numeric:tabular-nums}

.steps{padding:0 0 24px 24px}
.steps>li{display:grid;align-content:start;gap:6px 24px;padding:8px 0;border-top:1px solid var(--line)}
.steps .what{display:grid;gap:2px;align-content:start;min-width:0}.steps .does{display:grid;gap:2px;align-content:start;justify-items:start;min-width:0;color:var(--text-2)}
.event{color:var(--text)}.event .n{display:inline-block;min-width:16px;color:var(--text-3)}.event code{font-weight:650}
.time{margin-left:6px;color:var(--text-3);white-space:nowrap;font-variant-numeric:tabular-nums}
.states{color:var(--text-3);min-width:0}.states code{display:block}.states .new{color:var(--text)}.says{color:var(--text-2)}
.broken>.what .event code{color:var(--loss)}
.events summary{color:var(--text-2);text-decoration:underline;text-decoration-color:var(--line);text-underline-offset:3px}
.events ul{padding-top:4px}.events code{color:var(--text-2)}
.lines>li{grid-template-columns:minmax(0,5fr) minmax(0,5fr) minmax(0,3fr)}.lines .states{display:flex;flex-wrap:wrap;gap:0 12px;align-content:start}
.portrait,.landscape{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:0 24px}
.landscape{grid-template-columns:repeat(auto-fill,minmax(340px,1fr))}
.portrait>li,.landscape>li{padding:12px 0 24px}
.picture{min-width:0}.picture summary{display:block;list-style:none;cursor:zoom-in}.picture summary::-webkit-details-marker{display:none}
.picture img{display:block;max-width:100%;height:auto;border:1px solid var(--line);border-radius:6px}
.picture[open] summary{cursor:zoom-out}.picture[open] img{margin:0 auto}
.portrait>li:has(.picture[open]){grid-column:span 2}.landscape>li:has(.picture[open]){grid-column:1/-1}

@media (max-width:720px){
html{scroll-padding-top:68px}main{padding:16px}.more{display:none}
th,td{padding-right:12px}.rows tr{display:grid;grid-template-columns:auto 1fr;gap:0 12px}.rows th:last-child{display:none}
.rows td:last-child{grid-column:1/-1;border-top:0;padding-top:0}
.filter label{flex:1}input[type=search]{height:44px;font-size:1rem}
.whole{min-height:44px;margin:4px 0 -4px}.whole input{width:20px;height:20px}
.path>summary{grid-template-columns:12px auto 1fr;padding:10px 0;gap:2px 12px}
.end,.result{grid-column:2/-1;text-align:left;white-space:normal}
.steps{padding-left:0}.lines>li,.portrait>li,.landscape>li{padding:12px 0}
.lines>li{grid-template-columns:minmax(0,1fr)}
.portrait,.landscape{display:block}.portrait>li{grid-template:auto auto 1fr/minmax(0,1fr) 34%}
.portrait .picture{grid-area:1/2/span 3}.portrait>li:has(.picture[open]){grid-template:none/minmax(0,1fr)}
.portrait .picture[open]{grid-area:auto}
.events summary{min-height:32px;align-content:center}
}
@media print{.filter,.whole{display:none}.chart-box{max-height:none;overflow:visible;border:0}.chart-box svg{max-width:100%;height:auto}.steps>li,.path>summary{break-inside:avoid}}
`
