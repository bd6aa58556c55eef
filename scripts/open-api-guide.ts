import { languages } from '#domain/text/language.ts'
import { tagOf } from '#domain/text/language-tag.ts'
import { socketPath, socketProtocol } from '#protocol/site/socket.ts'

/** Conventions of all calls, in Markdown. This is the description of the whole document. */
export const guide = `
## Requests
GET and DELETE send the request as a query. POST and PUT send JSON, or a form where the call says so. Unknown fields are ignored
unless a schema has \`additionalProperties: false\`. Text lengths count UTF-16 code units: a character outside the Basic Multilingual
Plane, such as an emoji, counts as two. Lists in a query are separated by commas. Schemas describe the canonical form of a request.
Leading and trailing spaces are removed where the pattern forbids them. Calls that can send a whole number in a query also accept it
as decimal digits in a string. Two extensions state rules that JSON Schema cannot express. \`x-most-steps\` limits how many steps of
\`by\` a range may have. \`x-distinct-by\` names the field that must differ between the items of a list.

## Replies
Every reply is an envelope \`{ success, value, code, message }\`. Status 200 means that the call was processed. On success it has
\`success: true\` and a \`value\`. On a rejection it has \`success: false\`, one of the codes that the call lists, a \`message\` in the
caller's language and a \`value\` of the rejection's schema. Every other status is a failure with its own \`code\`, and a \`value\` if
its schema has one. \`retryAfter\` in a value is in milliseconds; the header \`Retry-After\` is in seconds.

## Limits and overload
- 429 \`client.busy\`: this client has too many calls in progress. Nothing was done. Wait for \`Retry-After\` (seconds), then retry.
- 503 \`server.busy\`: the platform has too many calls in progress. Nothing was done. Wait for \`Retry-After\`, then retry.
- 503 \`server.timedOut\`: the outcome is unknown. Retry with the same idempotency key. If the call has no key, first read whether it
  took effect.
- 429 \`call.throttled\`: a proxy in front of the platform limits the rate.

Connections have limits too. A request that arrives too slowly or is not valid HTTP gets 408, 431, 413 or 400 without an envelope. If
too many connections are open, a new one is closed without a reply; retry a few seconds later.

## Headers
- \`client-id\`: an id that the client generates, for example a UUID per tab. Captchas, sliders and codes are bound to it. Without it
  they are bound to the network address. Only the first 64 characters count.
- \`accept-language\`: a list of languages as browsers send it, for example \`pt-BR, en;q=0.8\`. The first supported language
  (${languages.map((language) => tagOf(language, {})).join(', ')}) is used for messages and texts. Weights are ignored. Without a supported language the site's default is
  used.
- \`token\`: the session, as returned by the login. \`x-access\` says who may make a call: \`none\` anyone, \`optional\` anyone, with a
  different reply for a session, \`token\` any session, \`account\` any session except trial players, \`agent\` agents only.

## Sealed bodies
A call with \`x-sealed: true\` takes an encrypted body, \`{ "sealed": "<JWE>" }\`. \`x-content\` is the schema of its content. Get the
public key with \`readPublicKey\`. Encrypt \`{ "at": <epoch milliseconds>, "nonce": "<16 to 64 characters>", "body": <x-content> }\` as
a compact JWE (\`alg\` ECDH-ES+A256KW on P-256, \`enc\` A256GCM, \`kid\` of the key). \`at\` may differ from the platform's clock by up to
five minutes; the reply to \`readPublicKey\` contains that clock. Each nonce works once: a repeated one gets 409 \`request.repeated\`. A
body that cannot be decrypted or is too old gets 422 \`request.unreadable\`.

## Idempotency
A call with the header \`Idempotency-Key\` moves money or claims a reward. Create one key per action, of 16 to 64 letters, digits,
\`_\` or \`-\`, and send it with every attempt. For seven days, the same key with the same request returns the first reply, even if
that reply was lost.
- 409 \`key.underWay\`: the first attempt is still in progress. Retry with the same key.
- 422 \`key.reused\`: the key belongs to another call or request.
- 422 \`key.missing\`: the key is missing or malformed.

Seal the body of a sealed call again for each attempt, with a new nonce. Only the content is compared.

## Uploads
\`uploadImage\` takes \`multipart/form-data\` with one PNG or JPEG of at most 5 MiB. It returns an id for calls that take images.

## Socket
Get a ticket with \`createSocketTicket\`. Within thirty seconds, open a WebSocket at \`${socketPath}\`. Send two subprotocols, first
\`${socketProtocol}\` and then the ticket. The header \`Origin\` must be the platform's own origin or another that the operator
allows. Browsers send it automatically; other clients must set it. The platform selects the subprotocol \`${socketProtocol}\`. It
sends JSON messages of the schema \`SocketMessage\`, which contain no data: read the changed data with its call. Clients send nothing.
The socket closes when its session ends.
- 426 \`socket.only\`: the request is not a WebSocket upgrade.
- 403 \`socket.wrongOrigin\`: \`Origin\` is missing or not allowed.
- 401 \`socket.ticketSpent\`: the ticket is missing, expired or already used.

\`x-socket\` contains this in machine-readable form.

## Not described
\`/play/api\` is not part of this document. The sandbox's games call it from their frames, as they would call a provider's server. A
client of the platform only opens the URL that \`launchGame\` returns.
`.trim()

/** A description of the socket. Uses the terms of AsyncAPI where they exist. */
export const socket = {
  address: socketPath,
  protocol: 'wss',
  ticket: { operationId: 'createSocketTicket', value: 'ticket', goodForSeconds: 30, uses: 1 },
  headers: { Origin: { required: true } },
  subprotocols: { sent: [socketProtocol, '{ticket}'], selected: socketProtocol },
  failures: {
    '401': ['socket.ticketSpent'],
    '403': ['socket.wrongOrigin'],
    '426': ['socket.only'],
  },
  send: null,
  receive: { $ref: '#/components/schemas/SocketMessage' },
}
