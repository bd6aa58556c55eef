import { browserStorage } from '#api/browser/browser-storage.ts'

/** Ms before loading a script or stylesheet counts as failed (SYS-12). */
const PATIENCE = 120_000
/** Id of the missing-part notice; the platform renders it hidden. */
export const PART_MISSING = 'part-missing'

const tab = browserStorage('sessionStorage')
const listeners = new Set<() => void>()
/** Load failures, and those that another message already reports. */
const failures = new WeakSet<object>()
const reportedElsewhere = new WeakSet<object>()
let missing = false
let entry = ''

export const isPartMissing = (): boolean => missing

export const dismissMissing = (): void => setMissing(false)

export function listenToParts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isPartFailure = (error: unknown): boolean => error instanceof Error && failures.has(error)

/** The caller reports this failure itself; an outdated page is still reloaded. */
export function suppressChunkErrorBanner(failure: unknown): void {
  if (failure instanceof Error) reportedElsewhere.add(failure)
}

/** Watches for failed loads. `entryAddress` identifies the page's build. */
export function watchParts(entryAddress: string): void {
  entry = new URL(entryAddress).pathname
  addEventListener('vite:preloadError', ({ payload }) => {
    // Change the message: the router reloads on every missing-module error, even if no newer build exists.
    if (!failures.has(payload)) payload.message = `A part of the page did not load. ${payload.message}`
    void answer(payload)
  })
}

/** Rejects if loading takes too long, and reports the part as missing. */
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

/** Watches the pages that the router loads itself. */
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
  } else if (!reportedElsewhere.has(failure) && isFirstReport(failure)) setMissing(true)
}

/**
 * Reports each part once per tab, since neither dismissing nor reloading helps if it is blocked for good.
 * Failures before startup, or without the part's name in the message, are always reported.
 */
function isFirstReport({ message }: Error): boolean {
  const part = /\/assets\/\S+/.exec(message)?.[0]
  if (!part || !listeners.size) return true
  const isFirst = tab.read(part) === null
  tab.write(part, 'missing')
  return isFirst
}

/** Lets the caller handle the failure first. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

function setMissing(isMissing: boolean): void {
  missing = isMissing
  // Set directly, because no listener exists if the application itself failed to load.
  document.getElementById(PART_MISSING)?.toggleAttribute('hidden', !missing)
  for (const listener of listeners) listener()
}

/** Whether a game is open or typed text would be lost, so the visitor decides when to reload. */
const isInUse = () =>
  document.querySelector('iframe') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('dialog[open] :is(input,textarea)')].some(
    ({ type, value }) => type !== 'checkbox' && value !== '',
  )

/** Once per build: with two builds answering in turn, the page would reload forever. */
const reloadedFrom = () => `reloadedFrom.${entry}`
const hasReloaded = () => tab.read(reloadedFrom()) !== null

/** Whether the platform now serves another build than this page's. */
export async function isOutdated(): Promise<boolean> {
  try {
    const reply = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    return reply.ok && !(await reply.text()).includes(entry)
  } catch {
    // Without an answer no newer build can be loaded, and a reload would lose the page.
    return false
  }
}
