import { CallFailed } from '#api/http/call-failed.ts'

const RETRIES = 2

/**
 * Retries a call at most twice if the platform was too busy to process it, each time after the requested
 * wait. Throws any other failure immediately.
 *
 * @param wait resolves after the given time in ms; rejects when the signal is aborted
 */
export async function retryWhileBusy<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal,
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void> = pause,
): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof CallFailed && error.reason === 'busy') || retries === RETRIES) throw error
      await wait(error.retryAfter, signal)
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
