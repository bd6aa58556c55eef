/**
 * Returns a request body that pauses after its first bytes until `meanwhile` has finished. No byte is sent
 * until the platform has processed the headers and reads the body.
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
