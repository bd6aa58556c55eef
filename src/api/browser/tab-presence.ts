const TAB = 'tab:'
const mine = TAB + Math.random()
const { locks }: Partial<Navigator> = typeof navigator === 'undefined' ? {} : navigator

/** Holds a lock until the page is unloaded, which marks this tab as open. */
export function countThisTab(): void {
  // A browser that blocks storage also refuses locks. It is then unknown whether other tabs exist.
  locks?.request(mine, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
}

/** Whether this is the site's only open tab; false if unknown. */
export async function isOnlyTab(): Promise<boolean> {
  const { held } = (await locks?.query()) ?? {}
  return held?.every(({ name }) => !name?.startsWith(TAB) || name === mine) ?? false
}
