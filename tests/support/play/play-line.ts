import type { OpenedPlatform } from '#tests/support/client.ts'

/** Returns functions that send requests as the page of an opened game does, with the game's token. */
export function playLine({ request }: OpenedPlatform, token: string) {
  return {
    send: (path: string, body?: unknown) =>
      request(`/play/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'play-token': token },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    stream: (path: string, { body, length }: { body: ReadableStream; length: number }) =>
      request(`/play/api${path}`, {
        method: 'POST',
        headers: { 'play-token': token, 'content-length': String(length) },
        body,
        duplex: 'half',
      } as RequestInit),
  }
}
