/** Thrown on a timeout; reCAPTCHA, for one, may never reject. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

/** Rejects with `OutOfTime` when the promise has not settled after so many milliseconds. */
export function withinTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new OutOfTime()), milliseconds)
    void promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
