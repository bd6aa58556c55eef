/**
 * A body of which the first bytes are there at once, and the rest when `meanwhile` is over. Nothing is sent before somebody
 * reads, and by then everything else about the request is known.
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
