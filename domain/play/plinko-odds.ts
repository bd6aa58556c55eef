export const plinkoRows = [8, 12, 16] as const
export type PlinkoRows = (typeof plinkoRows)[number]
export const plinkoRisks = ['low', 'medium', 'high'] as const
export type PlinkoRisk = (typeof plinkoRisks)[number]

export type PlinkoBoard = { rows: PlinkoRows; risk: PlinkoRisk }

/**
 * Relative payouts of the bins, from the outermost to the middle one. The other half of a board mirrors them.
 */
const halves: Readonly<Record<PlinkoRows, Record<PlinkoRisk, readonly number[]>>> = {
  8: { low: [56, 21, 11, 10, 5], medium: [130, 30, 13, 7, 4], high: [290, 40, 15, 3, 2] },
  12: {
    low: [100, 30, 16, 14, 11, 10, 5],
    medium: [330, 110, 40, 20, 11, 6, 3],
    high: [1_700, 240, 81, 20, 7, 2, 2],
  },
  16: {
    low: [160, 90, 20, 14, 14, 12, 11, 10, 5],
    medium: [1_100, 410, 100, 50, 30, 15, 10, 5, 3],
    high: [10_000, 1_300, 260, 90, 40, 20, 2, 2, 2],
  },
}

/** Number of paths through the pegs to a bin. All bins together have 2 to the power of `rows` paths. */
export function waysTo(bin: number, rows: number): number {
  let ways = 1
  for (let step = 0; step < bin; step++) ways = (ways * (rows - step)) / (step + 1)
  return Math.round(ways)
}

function weightOf({ rows, risk }: PlinkoBoard, bin: number): number {
  const half = halves[rows][risk]
  return half[Math.min(bin, rows - bin)] ?? 0
}

/**
 * Payout of a bin in minor units, rounded down. The weights are scaled so that the average return is exactly
 * `returnBp`, in hundredths of a percent.
 */
export function plinkoPayout(
  board: PlinkoBoard,
  { stake, bin, returnBp }: { stake: number; bin: number; returnBp: number },
): number {
  return Math.floor((stake * weightOf(board, bin) * returnBp) / (10_000 * averageOf(board)) + 1e-6)
}

function averageOf(board: PlinkoBoard): number {
  const bins = Array.from({ length: board.rows + 1 }, (_, bin) => bin)
  const sum = bins.reduce((total, bin) => total + waysTo(bin, board.rows) * weightOf(board, bin), 0)
  return sum / 2 ** board.rows
}

/** The bin at the end of a path through the pegs. In a path, 1 is a step to the right. */
export const binOf = (path: readonly number[]): number => path.reduce((bin, step) => bin + step, 0)
