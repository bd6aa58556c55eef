import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/**
 * Who may make a call. `none`: everyone. `optional`: everyone, but the reply depends on the session. `token`:
 * anyone with a session. `account`: everyone with an account, which excludes trial players. `agent`: agents
 * only.
 */
export type Access = 'none' | 'optional' | 'token' | 'account' | 'agent'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Maps each refusal code to the schema of its `value`. */
export type Refusals = Readonly<Record<string, GenericSchema>>

/**
 * A call of the platform. GET and DELETE send their request in the query. POST and PUT send it as JSON, or as
 * a form if `form` or `multipart` is set.
 */
export type Call<
  Request extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
  Refused extends Refusals = Refusals,
  Who extends Access = Access,
> = {
  readonly method: Method
  readonly path: string
  readonly access: Who
  /** Whether the body is encrypted with the platform's public key. */
  readonly sealed: boolean
  /** Whether the body is form-urlencoded, which makes every field text. Cannot be combined with `sealed`. */
  readonly form: boolean
  /** Whether the body is `multipart/form-data`, which files need. Cannot be combined with `sealed`. */
  readonly multipart?: boolean
  /**
   * Whether the call must take effect only once, for example because it moves money. It then needs an
   * `Idempotency-Key`, generated once per intent. A repeated request with the same key and body gets the
   * first reply again.
   */
  readonly idempotent: boolean
  /** One or two sentences for the API description. The first word is a verb. */
  readonly summary: string
  readonly request: Request
  readonly reply: Reply
  readonly refusals: Refused
}

export type RequestOf<C extends Call> = InferOutput<C['request']>
export type RequestInput<C extends Call> = InferInput<C['request']>
export type ReplyOf<C extends Call> = InferOutput<C['reply']>

export type RefusalOf<C extends Call> = {
  [Code in keyof C['refusals'] & string]: {
    code: Code
    message: string
    value: InferOutput<C['refusals'][Code]>
  }
}[keyof C['refusals'] & string]

type Described<
  Request extends GenericSchema,
  Reply extends GenericSchema,
  Refused extends Refusals,
  Who extends Access,
> = Omit<Call<Request, Reply, Refused, Who>, 'sealed' | 'form' | 'idempotent' | 'refusals' | 'access'> & {
  access?: Who
  sealed?: boolean
  form?: boolean
  idempotent?: boolean
  refusals?: Refused
}

/**
 * Defines a call. By default, everyone may make it. Without `refusals`, the call is never refused.
 * @__NO_SIDE_EFFECTS__
 */
export function call<
  Request extends GenericSchema,
  Reply extends GenericSchema,
  Refused extends Refusals = Record<never, GenericSchema>,
  const Who extends Access = 'none',
>(described: Described<Request, Reply, Refused, Who>): Call<Request, Reply, Refused, Who> {
  return {
    sealed: false,
    form: false,
    idempotent: false,
    ...described,
    access: described.access ?? ('none' as Who),
    refusals: described.refusals ?? ({} as Refused),
  }
}
