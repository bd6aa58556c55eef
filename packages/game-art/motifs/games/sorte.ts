import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, pearls, put } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polygon, rect, ringPoints, rounded } from '#game-art/shapes.ts'
import { suitSign } from '#game-art/suits.ts'

function seven(inks: Inks): Figure {
  const digit = 'M-96 -92h192v48L18 92h-74L16 -30h-112z'
  return figure(
    ['paper', 'main'],
    digit,
    fill(inks.paper, digit),
    line(inks.deep, 5, 'M-80 -76h160v29L8 77h-40L42 -46'),
    fill(inks.main, rect(-96, -92, 26, 62)),
    fill(inks.second, rect(-70, -92, 8, 62)),
  )
}

function clover(inks: Inks): Figure {
  const petal = suitSign('copas', 0, -54, 50)
  const four = [0, 90, 180, 270]
    .map((turn) => `<path transform="rotate(${turn + 45})" d="${petal}"/>`)
    .join('')
  const stem = 'M4 6C20 60 26 100 60 132'
  return {
    edge: ['main'],
    shadow: put({ x: 0, y: -20 }, `<g fill="${HATCH}">${four}</g>`) + cord(HATCH, 12, stem),
    body: [
      cord(inks.second, 12, stem),
      `<g transform="translate(0 -20)"><g fill="${inks.main}">${four}</g>`,
      line(inks.deep, 4, 'M-56 -56L56 56M56 -56L-56 56'),
      fill(inks.second, circle(0, 0, 13)),
      cord(inks.paper, 5, 'M-84 -42a38 38 0 0 1 14-32M46 -92a34 34 0 0 1 26 6'),
      '</g>',
    ].join(''),
  }
}

function horseshoe(inks: Inks): Figure {
  const bow = 'M-56 108C-112 20 -84 -92 0 -92C84 -92 112 20 56 108'
  const heels = rounded(-86, 96, 56, 26, 4) + rounded(30, 96, 56, 26, 4)
  return {
    edge: ['main', 'second'],
    shadow: line(HATCH, 46, bow) + fill(HATCH, heels),
    body: [
      line(inks.main, 46, bow),
      line(inks.paper, 3, 'M-38 96C-84 16 -64 -70 0 -70C64 -70 84 16 38 96'),
      pearls(inks.deep, 13, 44, 'M-68 70C-104 4 -76 -96 0 -96C76 -96 104 4 68 70'),
      fill(inks.second, heels),
    ].join(''),
  }
}

function bell(inks: Inks): Figure {
  const cup =
    'M-16 -98C-66 -84 -76 -40 -76 6C-76 44 -84 62 -104 78H104C84 62 76 44 76 6C76 -40 66 -84 16 -98z'
  return figure(
    ['main', 'second'],
    cup + circle(0, 100, 26) + circle(0, -104, 20),
    line(inks.second, 12, circle(0, -112, 16)),
    fill(inks.deep, circle(0, 92, 27)),
    fill(inks.main, cup),
    fill(inks.paper, 'M-52 10C-54 -34 -46 -66 -20 -82C-30 -50 -32 -20 -32 10z'),
    fill(inks.second, 'M-77 26h154c2 20 8 34 16 42h-186c8-8 14-22 16-42z'),
    pearls(inks.paper, 8, 20, 'M-70 47h146'),
    fill(inks.deep, rect(-104, 72, 208, 8)),
    cord(inks.line, 6, 'M-96 -60q-12 22-8 46M96 -60q12 22 8 46'),
  )
}

function faceted(inks: Inks): Figure {
  const tips = ringPoints(5, 112, 0, 6)
  const waists = ringPoints(5, 50, 0, 6, 36)
  const light = tips.map((tip, index) => polygon([0, 6], tip, waists[index] ?? [0, 0])).join('')
  const dark = tips.map((tip, index) => polygon([0, 6], tip, waists[(index + 4) % 5] ?? [0, 0])).join('')
  return figure(
    ['main', 'second', 'paper'],
    light + dark,
    fill(inks.main, light),
    fill(inks.paper, dark),
    line(inks.deep, 3.5, tips.map(([x, y]) => `M0 6L${x.toFixed(0)} ${y.toFixed(0)}`).join('')),
    fill(inks.second, circle(0, 6, 18)),
  )
}

function bars(inks: Inks): Figure {
  const plate = (y: number) => rounded(-104, y, 208, 66, 10)
  const letters =
    'M-58 -22V22h22a13 12 0 0 0 2-23a11 11 0 0 0-4-21zM-58 0h22M-14 22L4 -22L22 22M-8 8h24M40 22V-22h20a13 13 0 0 1 0 26H40M56 4L72 22'
  const rows = [inks.second, inks.main, inks.second].map(
    (ink, index) =>
      fill(ink, plate(-111 + index * 78)) +
      `<g transform="translate(-6 ${-78 + index * 78})">${line(inks.paper, 8, letters)}</g>` +
      line(inks.deep, 3, rounded(-97, -104 + index * 78, 194, 52, 6)),
  )
  return figure(['main', 'second'], plate(-111) + plate(-33) + plate(45), ...rows)
}

const signs: Readonly<Record<string, (inks: Inks) => Figure>> = {
  sete: seven,
  trevo: clover,
  ferradura: horseshoe,
  sino: bell,
  estrela: faceted,
  barra: bars,
}

export const sorte: FigureMotif = {
  name: 'sorte',
  categories: ['RNG', 'ELOTT', 'LOTT', 'BGS'],
  variants: Object.keys(signs),
  lettered: true,
  draw: (inks, variant) => (signs[variant] ?? seven)(inks),
}
