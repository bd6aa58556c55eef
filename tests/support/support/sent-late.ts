/**
 * A body whose first bytes are available immediately and the rest after `meanwhile`. No byte is sent before
 * the platform reads the body, after it has processed the rest of the request.
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
