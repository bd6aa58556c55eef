/**
 * Where a refused attempt leads, by the state that says each refusal. One of them is always the case, so the last needs no
 * guard.
 */
export const byRefusal = (stateOf: Readonly<Record<string, string>>) =>
  Object.entries(stateOf).map(([code, target], index, all) =>
    index === all.length - 1
      ? { target }
      : { guard: { type: 'isRefusedAs' as const, params: { code } }, target },
  )
