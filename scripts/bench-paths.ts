import { isShort, type Measure, measureAll, transitions } from '@palpite/paths/tests/bench/measures.ts'
import { loginModel } from '#tests/models/auth/login.ts'

/**
 * `npm run bench:paths`: compares the path tool with `xstate/graph`. Both take turns in one process, and the
 * result is the best of several rounds. `-- --quick` takes only seconds. `-- --long` also measures the
 * product's login, for which `xstate/graph` takes minutes. Exits with 1 if a result misses its limit.
 */

const isQuick = process.argv.includes('--quick')
const isLong = process.argv.includes('--long')
const measures = [
  ...measureAll(isQuick ? 8 : 40),
  ...(isLong ? transitions("the product's login", loginModel, { bar: 1 / 100, goal: 1 / 1000 }, 1) : []),
]
console.log('÷ is relative to xstate/graph. A missed bar fails the run, a missed goal does not.')
console.table(measures.map(readable))
const short = measures.filter(isShort)
for (const { what, measured, bar } of short)
  console.error(`${what}: ${figure(measured)} misses the limit of ${figure(bar)}`)
process.exitCode = short.length > 0 ? 1 : 0

function readable({ what, measured, bar, goal, better }: Measure) {
  const sign = better === 'more' ? '≥' : '≤'
  return {
    what,
    bar: `${sign} ${figure(bar)}`,
    goal: `${sign} ${figure(goal)}`,
    measured: figure(measured),
  }
}

/** Formats a ratio. Small ones are shown as fractions, which are easier to read. */
function figure(value: number): string {
  if (value > 0 && value < 0.5) return `1/${(1 / value).toFixed(value < 0.01 ? 0 : 1)}`
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })
}
