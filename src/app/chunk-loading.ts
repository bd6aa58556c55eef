import { browserStorage } from '#api/browser/browser-storage.ts'

/** Milliseconds that a script or sheet may take (SYS-12). */
const PATIENCE = 120_000
/** Id of the element that says that a part is missing; the platform renders it, hidden. */
export const PART_MISSING = 'part-missing'

const tab = browserStorage('sessionStorage')
const listeners = new Set<() => void>()
/** Failures of parts, and those of them that are said elsewhere, in other words. */
const failures = new WeakSet<object>()
const saidElsewhere = new WeakSet<object>()
let missing = false
let entry = ''

/** Whether a part of the page is missing and its notice has not been dismissed. */
export const isPartMissing = (): boolean => missing

/** Hides the notice until another part is missing. */
export const dismissMissing = (): void => setMissing(false)

export function listenToParts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether an error is the failure of a part to load. */
export const isPartFailure = (error: unknown): boolean => error instanceof Error && failures.has(error)

/** What this part's failure means is said by whoever wanted it; the page is still loaded anew where it is an old one. */
export function suppressChunkErrorBanner(failure: unknown): void {
  if (failure instanceof Error) saidElsewhere.add(failure)
}

/** From now on notices parts that do not load. `entryAddress` tells the builds of the page apart. */
export function watchParts(entryAddress: string): void {
  entry = new URL(entryAddress).pathname
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router loads the page anew for every error that it reads as a missing module, also where nothing newer is to be had.
    if (!failures.has(payload)) payload.message = `A part of the page did not load. ${payload.message}`
    void answer(payload)
  })
}

/** What is being loaded, if it comes in time; what does not is a part that is missing. */
export async function withTimeout<Part>(loading: Promise<Part>): Promise<Part> {
  const { late, stop } = startWaiting()
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    if (error instanceof Error && !failures.has(error)) void answer(error)
    throw error
  } finally {
    stop()
  }
}

type Navigating = { subscribe(type: 'onBeforeLoad' | 'onLoad', listener: () => void): unknown }

/** Pages come in parts too, which the router loads by itself. */
export function watchPages(router: Navigating): void {
  let stop = () => {}
  router.subscribe('onBeforeLoad', () => {
    stop()
    const waiting = startWaiting()
    waiting.late.catch(answer)
    stop = waiting.stop
  })
  router.subscribe('onLoad', () => stop())
}

function startWaiting() {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('A part of the page took too long.')), PATIENCE)
  return { late, stop: () => clearTimeout(timer) }
}

async function answer(failure: Error): Promise<void> {
  failures.add(failure)
  await nextTask()
  const isOld = !hasReloaded() && !isInUse() && (await isOutdated())
  if (isOld) {
    tab.write(reloadedFrom(), 'true')
    location.reload()
  } else if (!saidElsewhere.has(failure) && isFirstReport(failure)) setMissing(true)
}

/**
 * Each part is reported once in a tab: neither dismissing nor loading the page again helps where one is blocked for good.
 * Before the application runs nothing can be dismissed. Some browsers do not name the part; its failure is always reported.
 */
function isFirstReport({ message }: Error): boolean {
  const part = /\/assets\/\S+/.exec(message)?.[0]
  if (!part || !listeners.size) return true
  const isFirst = tab.read(part) === null
  tab.write(part, 'missing')
  return isFirst
}

/** Until then whoever wanted the part has heard of its failure and can have said so. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

function setMissing(isMissing: boolean): void {
  missing = isMissing
  // Where the application itself did not load, nobody listens.
  document.getElementById(PART_MISSING)?.toggleAttribute('hidden', !missing)
  for (const listener of listeners) listener()
}

/** Whether a game is open, or something typed that loading anew would lose: then it is for whoever is here to say when. */
const isInUse = () =>
  document.querySelector('iframe') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('dialog[open] :is(input,textarea)')].some(
    ({ type, value }) => type !== 'checkbox' && value !== '',
  )

/** Once for each build: where two answer in turn, a page that kept coming back would load for ever. */
const reloadedFrom = () => `reloadedFrom.${entry}`
const hasReloaded = () => tab.read(reloadedFrom()) !== null

/** Whether the platform sends another build by now than the one that this page is of. */
export async function isOutdated(): Promise<boolean> {
  try {
    const reply = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    return reply.ok && !(await reply.text()).includes(entry)
  } catch {
    // Where there is no answer there is nothing newer to be had, and loading anew would lose what is there.
    return false
  }
}
