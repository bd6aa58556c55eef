import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, put, turned } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, ellipse, polygon, rect } from '#game-art/shapes.ts'

function rocket(inks: Inks): Figure {
  const hull = 'M0 -140C42 -104 50 -40 36 48H-36C-50 -40 -42 -104 0 -140z'
  const fins = 'M-42 -10C-78 14 -84 46 -78 86L-34 48zM42 -10C78 14 84 46 78 86L34 48z'
  const flame = 'M-26 60h52C30 90 14 108 0 136C-14 108 -30 90 -26 60z'
  const draw = (body: string) => turned(20, body)
  return {
    edge: ['paper', 'main'],
    shadow: draw(fill(HATCH, hull + fins)),
    body: draw(
      [
        fill(inks.warm, flame),
        fill(inks.paper, 'M-12 60h24C14 78 8 90 0 106C-8 90 -14 78 -12 60z'),
        fill(inks.main, fins),
        fill(inks.paper, hull),
        fill(inks.second, 'M0 -140C42 -104 50 -40 36 48H8C22 -40 20 -100 0 -140z'),
        fill(inks.main, 'M0 -140C22 -122 34 -98 40 -72H-40C-34 -98 -22 -122 0 -140z'),
        fill(inks.deep, circle(0, -32, 22) + rect(-38, 40, 76, 18)),
        fill(inks.paper, circle(0, -32, 13)),
        fill(inks.main, 'M-7 10h14v76h-14z'),
      ].join(''),
    ),
  }
}

function plane(inks: Inks): Figure {
  const body =
    'M-105 12C-100 -6 -60 -24 -10 -26C40 -28 84 -16 104 -2C110 10 96 30 60 34C10 40 -60 36 -105 12z'
  const tail = 'M-96 6L-112 -54H-84C-70 -40 -58 -22 -52 -10z'
  const wing = polygon([-16, 4], [34, 4], [-6, 82], [-40, 82])
  return {
    edge: ['main', 'paper'],
    shadow: turned(-16, fill(HATCH, body + tail + wing)),
    body: turned(
      -16,
      [
        fill(inks.second, polygon([0, -22], [34, -24], [14, -70], [-8, -70])),
        fill(inks.second, tail),
        fill(inks.main, body),
        fill(inks.paper, 'M-105 12C-60 24 20 24 104 8C104 20 90 30 60 34C10 40 -60 36 -105 12z'),
        fill(inks.deep, 'M42 -22C62 -20 78 -14 88 -8L62 -2H36z'),
        fill(inks.deep, circle(-56, -4, 6) + circle(-34, -6, 6) + circle(-12, -7, 6) + circle(10, -7, 6)),
        fill(inks.second, wing),
        line(inks.paper, 4, 'M-4 14L-28 74'),
        fill(inks.deep, circle(108, 4, 8)),
        cord(inks.line, 6, 'M112 -44V52'),
        cord(inks.line, 4, 'M-118 52h-20M-96 66h-40M-60 88h-30'),
      ].join(''),
    ),
  }
}

function balloon(inks: Inks): Figure {
  const bag =
    'M0 -138C62 -138 92 -94 84 -46C78 -8 44 20 28 58H-28C-44 20 -78 -8 -84 -46C-92 -94 -62 -138 0 -138z'
  const basket = 'M-26 92h52l-6 42h-40z'
  return figure(
    ['main', 'paper', 'second'],
    bag + basket,
    fill(inks.main, bag),
    fill(
      inks.paper,
      'M0 -138C34 -138 50 -94 46 -46C42 -8 24 20 16 58H-16C-24 20 -42 -8 -46 -46C-50 -94 -34 -138 0 -138z',
    ),
    fill(
      inks.second,
      'M0 -138C12 -138 18 -94 16 -46C14 -8 8 20 6 58H-6C-8 20 -14 -8 -16 -46C-18 -94 -12 -138 0 -138z',
    ),
    fill(
      inks.deep,
      'M-86 -66C-60 -50 60 -50 86 -66C86 -56 86 -50 82 -40C60 -26 -60 -26 -82 -40C-86 -50 -86 -56 -86 -66z',
    ),
    fill(inks.paper, circle(0, -43, 6) + circle(-40, -47, 6) + circle(40, -47, 6)),
    line(inks.line, 3, 'M-26 58L-24 94M26 58L24 94M-8 58v36M8 58v36'),
    fill(inks.second, basket),
    line(inks.deep, 3, 'M-24 106h48M-22 120h44'),
  )
}

function saucer(inks: Inks): Figure {
  const dome = 'M-44 -28a44 52 0 0 1 88 0z'
  return figure(
    ['main', 'second'],
    ellipse(0, -16, 105, 34) + dome,
    fill(inks.paper, polygon([-50, 6], [50, 6], [88, 138], [-88, 138])),
    fill(inks.second, dome),
    fill(inks.paper, 'M-28 -34a30 38 0 0 1 20 -34z'),
    fill(inks.main, ellipse(0, -16, 105, 34)),
    fill(inks.deep, 'M-70 -24a74 16 0 0 1 140 0a90 16 0 0 1-140 0z'),
    fill(
      inks.paper,
      circle(-78, -8, 7) + circle(-46, 3, 7) + circle(0, 8, 7) + circle(46, 3, 7) + circle(78, -8, 7),
    ),
    put(
      { x: 0, y: 96 },
      fill(inks.deep, `${ellipse(0, 26, 40, 8)}M-22 20c-14-4-10-26 4-28c4-16 30-14 32 2c16 2 16 24 4 26z`),
    ),
  )
}

export const voo: FigureMotif = {
  name: 'voo',
  categories: ['BGS', 'RNG', 'PVP', 'ESPORTS'],
  variants: ['foguete', 'aviao', 'balao', 'disco'],
  draw: (inks, variant) => {
    if (variant === 'aviao') return plane(inks)
    if (variant === 'balao') return balloon(inks)
    if (variant === 'disco') return saucer(inks)
    return rocket(inks)
  },
}
