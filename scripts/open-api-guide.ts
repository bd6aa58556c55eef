import { languages } from '#domain/text/language.ts'
import { socketPath, socketProtocol } from '#protocol/site/socket.ts'

/** General conventions, the description of the whole document. Markdown. */
export const guide = `
## Requests
GET and DELETE carry their request in the query, POST and PUT as JSON, or as a form where the call says so. Unknown fields are
ignored unless a schema has \`additionalProperties: false\`. Lengths of texts count UTF-16 code units: a character outside the Basic
Multilingual Plane, such as an emoji, counts as two. Lists in a query are separated by commas. Requests are stated in their plainest
form; blanks around a text are removed where its pattern forbids them, and a whole number may also come as decimal digits in a text
where the call can carry it in a query. \`x-most-steps\` and \`x-distinct-by\` state rules that JSON Schema has no keyword for: how
many steps of \`by\` a range may have, and which field of a list's items no two may share.

## Replies
Every reply is an envelope \`{ success, value, code, message }\`. Status 200 is an answer of the business: \`success: true\` with a
\`value\`, or \`success: false\` with the \`code\` of a refusal that the call lists, a \`message\` in the caller's language and a
\`value\` of the refusal's schema. Every other status is a failure with a \`code\` of its own, and \`value\` where its schema has one.
\`retryAfter\` in a value is in milliseconds; the header \`Retry-After\` is in seconds.

## A busy platform
A client that is told to wait finds the seconds in \`Retry-After\`. 429 \`client.busy\`: this client has too many calls under way. 503
\`server.busy\`: the platform has too many. After both, nothing was done, so the same request may be sent again. 503
\`server.timedOut\`: the outcome is unknown. Send the same request again with the same idempotency key; where a call has none, read
first what came of it. 429 \`call.throttled\` comes from a proxy. Connections have limits too: a request that comes too slowly, or
that is no HTTP, is answered 408, 431, 413 or 400 without an envelope. Where too many connections are open, a new one is closed
without an answer; try again a few seconds later.

## Headers
- \`client-id\`: a name that a client makes for itself, for example a UUID for each tab. Captchas, sliders and codes are bound to it;
  without it they are bound to the network address. At most 64 characters count.
- \`accept-language\`: a list of languages as browsers send it, for example \`pt-BR, en;q=0.8\`. Its first entry of a supported
  language (${languages.join(', ')}) chooses the language of messages and texts. Weights do not count. Without such an entry it is the
  site's own language.
- \`token\`: the session, as the login gave it. \`x-access\` of a call says who may make it: \`none\` anybody, \`optional\` anybody
  with an own answer for a session, \`token\` any session, \`account\` no trial player, \`agent\` agents.

## Sealed bodies
A call with \`x-sealed: true\` takes \`{ "sealed": "<JWE>" }\`; \`x-content\` has the schema of what is inside. Read the key with
\`readPublicKey\` and encrypt \`{ "at": <epoch milliseconds>, "nonce": "<16 to 64 characters>", "body": <x-content> }\` to it as a
compact JWE (\`alg\` ECDH-ES+A256KW on P-256, \`enc\` A256GCM, \`kid\` of the key). \`at\` may be off by five minutes; the reply to
\`readPublicKey\` has the platform's clock. A nonce is good once: the same one again is answered 409 \`request.repeated\`. A body that
cannot be opened, or is too old, is answered 422 \`request.unreadable\`.

## Idempotency
A call with the header \`Idempotency-Key\` moves money or claims something. Make one key for each intent, 16 to 64 letters, digits,
\`_\` or \`-\`, and send it with every attempt. For seven days the same key with the same request brings the first answer again, also
when it was lost. 409 \`key.underWay\`: the first attempt has not ended; try again with the same key. 422 \`key.reused\`: the key was
used for another call or request. 422 \`key.missing\`: there is no key, or it has another form. A sealed body is sealed again for each
attempt, with a new nonce; what counts is its content.

## Uploads
\`uploadImage\` takes \`multipart/form-data\` with one PNG or JPEG of at most 5 MiB, and gives an id that goes along with what it shows.

## Socket
Ask \`createSocketTicket\` for a ticket. Open a WebSocket at \`${socketPath}\` within thirty seconds, with the subprotocols
\`${socketProtocol}\` and the ticket, in this order, and with the header \`Origin\`: the platform's own address or another origin that
the operator allows. Browsers send it by themselves, other clients must. The platform answers with \`${socketProtocol}\` alone. It sends JSON texts of the
schema \`SocketMessage\`, without data: read what changed by its call. A client sends nothing. The socket closes with its session. A
request that is no upgrade is answered 426 \`socket.only\`, one without \`Origin\` or of an unknown one 403 \`socket.wrongOrigin\`, one
without a good ticket 401 \`socket.ticketSpent\`. \`x-socket\` has this in a form that programs read.

## Not described
\`/play/api\` is not described here: the sandbox's games call it from their frames, in the place of a vendor's own server, and a
client of the platform only opens the address that \`launchGame\` gives.
`.trim()

/** The socket, in AsyncAPI terms where they exist. */
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
