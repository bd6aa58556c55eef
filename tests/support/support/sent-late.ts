/**
 * A body whose first bytes are available at once, and the rest after `meanwhile`. Nothing is sent before the
 * body is read, when the rest of the request has been processed.
 */
export function sentLate(value: unknown, meanwhile: () => Promise<unknown>) {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const parts = [bytes.slice(0, 5), bytes.slice(5)]
  const body = new ReadableStream(
    {
      async pull(controller) {
        if (parts.length === 1) await meanwhile()
        controller.enqueue(parts.shift())
        if (parts.length === 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, length: bytes.length }
}
