import { FAMILY, type Face, faces } from '../text-style.ts'

const face = (name: Face) => `font-weight:${faces[name].weight};font-size:${faces[name].size}px`

/**
 * Styles of a drawing in the light theme, with colours that old SVG viewers support. Letters are positioned
 * at subpixels: rounding would swallow the spaces in a scaled-down chart.
 */
export const pictureStyle = `
.chart{--ink:#12211f;--mid:#3d4d4b;--weak:#5b6a67;--hair:#d9dad2;--border:#a9b3b0;--edge:#7f8c89;--panel:#fdfdfb;--even:#f9f8f4;--odd:#f1f0ea;--page:#f6f5f0;
--act:#f4d419;--act-ground:#fdf3b4;--act-border:#8a7000;--system:#1f6b5c;--error:#b23a26;--error-edge:#cf8f82;--add:#1f7a4d;--remove:#b23a26;--change:#8a5a00;
font-family:${FAMILY};font-size:12px;fill:var(--ink);font-feature-settings:'calt' 0;text-rendering:geometricPrecision}
.chart text{${face('body')}}
.leaf .shape{fill:var(--panel);stroke:var(--border)}.container .shape{stroke:var(--border)}
.container.even .shape{fill:var(--even)}.container.odd .shape{fill:var(--odd)}
.container.region .shape{fill:none;stroke:none}.leaf.collapsed .shape{stroke-dasharray:none;stroke-width:1.5}
.history .shape{fill:var(--panel);stroke:var(--border)}.letter{font-weight:600;text-anchor:middle}
.final{fill:none;stroke:var(--border)}.parting{fill:none;stroke:var(--border);stroke-dasharray:4 4}.rule{fill:none;stroke:var(--hair)}
.line{fill:none;stroke:var(--edge);stroke-width:1.15}.reach{fill:none;stroke:transparent;stroke-width:12}.hit{fill:transparent}
.failing .line{stroke:var(--error-edge)}.start .line{stroke:var(--ink)}.dot{fill:var(--ink)}
.tip{fill:var(--edge)}.tip-failing{fill:var(--error-edge)}.tip-start,.tip-lit{fill:var(--ink)}
.ground{fill:var(--page);opacity:.94}.label.even .ground{fill:var(--even)}.label.odd .ground{fill:var(--odd)}
.chart .t-title{${face('title')}}.chart .t-event{${face('event')}}
.chart .t-system{${face('event')};fill:var(--system)}.chart .t-error{${face('event')};fill:var(--error)}
.t-description,.t-word,.t-action{fill:var(--weak)}.t-tag{fill:var(--system)}.t-value,.t-guard{fill:var(--mid)}.t-target{fill:var(--ink)}
.fork{fill:var(--ink)}.machine .t-value{text-decoration:underline;text-decoration-color:var(--border);text-underline-offset:2px}
.expander rect{fill:var(--panel);stroke:var(--border)}.expander path{fill:none;stroke:var(--mid);stroke-width:1.5}
.is-lit>.shape{stroke:var(--ink)}.region.is-lit>.shape{stroke:none}.arrow.is-lit .line{stroke:var(--ink);stroke-width:1.6;marker-end:url(#tip-lit)}.part.is-lit .t-action,.inner.is-lit text,.inner.is-lit .t-action,.part.is-lit .t-guard,.inner.is-lit .t-guard{fill:var(--ink)}.inner.is-lit text{text-decoration:underline;text-decoration-color:var(--edge);text-underline-offset:2px}
.head text{paint-order:stroke;stroke:var(--even);stroke-width:5px;stroke-linejoin:round}.head.odd text{stroke:var(--odd)}
.is-reached>.shape{stroke:var(--system);stroke-width:1.5}
.is-unreached>.shape{stroke-dasharray:3 3}
.is-active>.shape{stroke:var(--act-border);stroke-width:1.75}.leaf.is-active>.shape{fill:var(--act-ground)}.is-active>.final{stroke:var(--act-border)}
.region.is-active>.shape{stroke:none}
.is-pointed>.shape{stroke:var(--ink);stroke-width:2}.region.is-pointed>.shape{stroke:var(--ink);stroke-dasharray:2 3}
.is-added>.shape{stroke:var(--add);stroke-width:2}.is-removed>.shape{stroke:var(--remove);stroke-width:2;stroke-dasharray:5 3}.is-changed>.shape{stroke:var(--change);stroke-width:2}
.arrow.is-walked .line{stroke:var(--system);stroke-width:1.8}.arrow.is-unwalked .line{stroke-dasharray:4 3}
.arrow.is-added .line{stroke:var(--add);stroke-width:2}.arrow.is-removed .line{stroke:var(--remove);stroke-width:2;stroke-dasharray:5 3}.arrow.is-changed .line{stroke:var(--change);stroke-width:2}
.arrow.is-taken .line{stroke:var(--act-border);stroke-width:2.6}.part.is-taken .t-event,.inner.is-taken .t-event,.part.is-taken .t-system,.inner.is-taken .t-system,.part.is-taken .t-error,.inner.is-taken .t-error{text-decoration:underline;text-decoration-thickness:2px;text-decoration-color:var(--act-border)}
.arrow.is-pointed .line{stroke:var(--ink);stroke-width:2}
.part.is-added text,.inner.is-added text{text-decoration:underline;text-decoration-color:var(--add)}.part.is-removed text,.inner.is-removed text{text-decoration:line-through;text-decoration-color:var(--remove)}.part.is-changed text,.inner.is-changed text{text-decoration:underline;text-decoration-color:var(--change)}
.part.is-unwalked,.inner.is-unwalked{opacity:.66}.part.is-lit,.inner.is-lit{opacity:1}
`
  .replaceAll('\n', '')
  .trim()
