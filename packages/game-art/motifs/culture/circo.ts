import type { Inks } from '#game-art/inks.ts'
import { cord, fill, line, pearls } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { bothSides, circle, polygon, rays, rect, star } from '#game-art/shapes.ts'

function tent(inks: Inks): Figure {
  const roof = 'M0 -104C30 -60 70 -34 112 -22V2H-112V-22C-70 -34 -30 -60 0 -104z'
  const wall = polygon([-92, 0], [92, 0], [102, 118], [-102, 118])
  const valance = [-112, -80, -48, -16, 16, 48, 80].map((x) => `M${x} -10h32v14a16 14 0 0 1-32 0z`)
  return figure(
    ['main', 'paper'],
    roof + wall,
    cord(inks.line, 5, 'M0 -138V-100'),
    fill(inks.warm, polygon([0, -138], [42, -126], [0, -112])),
    fill(inks.paper, wall),
    fill(
      inks.main,
      polygon([-92, 0], [-58, 0], [-64, 118], [-102, 118]) +
        polygon([92, 0], [58, 0], [64, 118], [102, 118]) +
        polygon([-24, 0], [24, 0], [26, 118], [-26, 118]),
    ),
    fill(inks.deep, 'M0 10C16 50 30 90 34 118H-34C-30 90 -16 50 0 10z'),
    fill(
      inks.paper,
      'M-34 118C-30 90 -16 50 0 10C-10 60 -14 90 -16 118zM34 118C30 90 16 50 0 10C10 60 14 90 16 118z',
    ),
    fill(inks.main, roof),
    fill(
      inks.paper,
      'M0 -104C10 -60 26 -34 44 -10H22C14 -40 6 -70 0 -104zM0 -104C-10 -60 -26 -34 -44 -10H-22C-14 -40 -6 -70 0 -104z',
    ),
    fill(inks.second, valance.join('')),
    pearls(inks.paper, 7, 32, 'M-96 -2h196'),
  )
}

function carousel(inks: Inks): Figure {
  const horse =
    'M-46 60C-54 30 -40 12 -10 12H10C22 0 24 -18 20 -34L38 -52L44 -36L64 -14L56 2L42 -4C46 24 40 44 30 54L40 92H28L16 62H-22L-30 96H-42L-36 62z'
  const roof = polygon([0, -128], [105, -70], [-105, -70])
  return figure(
    ['main', 'second', 'paper'],
    roof + rect(-105, -72, 210, 22) + horse + rect(-90, 108, 180, 24),
    fill(inks.main, roof),
    fill(inks.paper, polygon([0, -128], [38, -70], [0, -70]) + polygon([0, -128], [-72, -70], [-38, -70])),
    fill(inks.second, rect(-105, -72, 210, 22)),
    pearls(inks.paper, 9, 21, 'M-94 -61H98'),
    cord(inks.line, 6, 'M-4 -50V108M-92 -50V108M92 -50V108'),
    fill(inks.paper, horse),
    fill(inks.second, 'M-20 12H10L16 40H-18z'),
    fill(
      inks.main,
      'M20 -34L10 -28C18 -12 6 4 -2 12H10C22 0 24 -18 20 -34zM-46 60C-60 64 -64 84 -58 96C-48 84 -44 74 -44 56z',
    ),
    fill(inks.deep, circle(44, -22, 4)),
    fill(inks.second, rect(-90, 108, 180, 12)),
    fill(inks.main, rect(-100, 120, 200, 14)),
  )
}

function ferrisWheel(inks: Inks): Figure {
  return figure(
    ['main', 'second'],
    circle(0, -16, 100) + polygon([-22, 80], [22, 80], [62, 138], [-62, 138]),
    fill(inks.second, polygon([-22, 60], [22, 60], [62, 138], [-62, 138])),
    fill(
      inks.main,
      bothSides((side) => circle(side * 90, -16, 17)) +
        circle(0, -106, 17) +
        circle(64, -80, 17) +
        circle(-64, -80, 17) +
        circle(64, 48, 17) +
        circle(-64, 48, 17),
    ),
    line(inks.main, 12, circle(0, -16, 88)),
    line(inks.paper, 4, rays(0, -16, 86, 8)),
    line(inks.second, 8, circle(0, -16, 52)),
    fill(
      inks.deep,
      bothSides((side) => circle(side * 90, -10, 8)) +
        circle(0, -100, 8) +
        circle(64, -74, 8) +
        circle(-64, -74, 8) +
        circle(64, 54, 8) +
        circle(-64, 54, 8),
    ),
    fill(inks.paper, star(0, -16, 30, 8, 0.5)),
    fill(inks.deep, circle(0, -16, 9)),
  )
}

export const circo: FigureMotif = {
  name: 'circo',
  categories: ['RNG', 'BGS', 'LIVE'],
  variants: ['tenda', 'carrossel', 'roda-gigante'],
  draw: (inks, variant) => {
    if (variant === 'carrossel') return carousel(inks)
    if (variant === 'roda-gigante') return ferrisWheel(inks)
    return tent(inks)
  },
}
