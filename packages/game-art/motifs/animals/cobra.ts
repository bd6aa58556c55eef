import { cord, fill, HATCH, line, put } from '#game-art/marks.ts'
import type { FigureMotif } from '#game-art/motif.ts'
import { circle } from '#game-art/shapes.ts'

const COIL = 'M-92 118C-60 126 0 122 52 122a36 36 0 0 0 0-72H-44a36 36 0 0 1 0-72H30C72 -22 78 -62 48 -84'
const HEAD = 'M0 -34C22 -34 36 -16 34 4C32 22 18 40 0 40C-18 40 -32 22 -34 4C-36 -16 -22 -34 0 -34z'
const WIDTH = 40

/** A coiled snake with rings or diamonds on its back. */
export const cobra: FigureMotif = {
  name: 'cobra',
  categories: ['RNG', 'PVP', 'BGS'],
  variants: ['coral', 'jararaca'],
  draw: (inks, variant) => {
    const head = { x: 24, y: -96, turn: -58 }
    const pattern =
      variant === 'coral'
        ? line(inks.deep, WIDTH, COIL, ' stroke-dasharray="14 34"') +
          line(inks.paper, WIDTH, COIL, ' stroke-dasharray="5 43" stroke-dashoffset="-16"')
        : line(inks.deep, 20, COIL, ' stroke-dasharray="16 14"') +
          line(inks.paper, 7, COIL, ' stroke-dasharray="6 24" stroke-dashoffset="-5"')
    return {
      edge: ['main'],
      shadow: cord(HATCH, WIDTH, COIL) + put(head, fill(HATCH, HEAD)),
      body: [
        cord(inks.main, WIDTH, COIL),
        pattern,
        put(
          head,
          cord(inks.second, 5, 'M0 -30V-56M0 -56l-8-12M0 -56l8-12') +
            fill(inks.main, HEAD) +
            fill(inks.deep, 'M0 -34C10 -34 19 -30 25 -23L0 20L-25 -23C-19 -30 -10 -34 0 -34z') +
            fill(inks.paper, circle(-20, -4, 8) + circle(20, -4, 8)) +
            fill(inks.deep, circle(-20, -5, 4) + circle(20, -5, 4)),
        ),
      ].join(''),
    }
  },
}
