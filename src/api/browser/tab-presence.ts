const TAB = 'tab:'
const mine = TAB + Math.random()
const { locks }: Partial<Navigator> = typeof navigator === 'undefined' ? {} : navigator

/** Holds a lock until the page is unloaded. The lock tells other tabs that this one is open. */
export function countThisTab(): void {
  // A browser that blocks storage also refuses locks. Whether other tabs are open is then unknown.
  locks?.request(mine, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
}

/** Whether this is the only open tab of the site; false if that is unknown. */
export async function isOnlyTab(): Promise<boolean> {
  const { held } = (await locks?.query()) ?? {}
  return held?.every(({ name }) => !name?.startsWith(TAB) || name === mine) ?? false
}
