import { setImmediate } from 'node:timers/promises'
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import type {
  Acceptance,
  RequestVersion,
  Termination,
  TermsAnswer,
  TermsToSend,
  UnilateralTermination,
} from '#api/agents/contracts.ts'
import type { Intent } from '#api/browser/request-intent.ts'
import type { Answer } from '#api/http/call-api.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { contractAnswerMachine } from '#machines/agents/contract-answer.machine.ts'
import { contractOfferMachine } from '#machines/agents/contract-offer.machine.ts'
import { contractTerminationMachine } from '#machines/agents/contract-termination.machine.ts'
import { contractWithdrawalMachine } from '#machines/agents/contract-withdrawal.machine.ts'
import { requestWatchMachine } from '#machines/agents/request-watch.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { endContract, previewContractEnd } from '#protocol/agents/contract-ends.ts'
import {
  acceptContractRequest,
  editContractRequest,
  previewContractAnswer,
  readContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
} from '#protocol/agents/contract-requests.ts'
import type { Contract, ContractRequest } from '#protocol/agents/contract-terms.ts'
import {
  amendContract,
  offerContract,
  readContractLimits,
  terminateContract,
} from '#protocol/agents/contracts.ts'
import type { Call, RefusalOf, RequestInput } from '#protocol/kit/call.ts'
import { type Fate, holdLine } from '#tests/support/http/held-line.ts'
import type { Person } from './contracts.ts'

/** A party's running chart: its state and the events it accepts. */
type Seat = {
  chart: 'offer' | 'answer' | 'termination' | 'withdrawal'
  moves(): (() => void)[]
  /** Returns the chart's state, such as `deciding.changed`. */
  state(): string
  isBusy(): boolean
  /** Returns the idempotency key of the request whose outcome the chart shows. Null if none was sent. */
  key(): string | null
  request(): ContractRequest | null
  /** Returns the downline contracts that the chart shows as ending or ended. */
  ends(): readonly Contract[]
}

/** The request and the contracts that it would end, as last shown while the answering party could accept. */
type Shown = { request: ContractRequest | null; ends: readonly Contract[] }

const rates = [400, 700, 900, 1_100]

/**
 * Opens a contract party's screen. The screen runs the product's charts, one at a time, over a connection to
 * the real platform. The test decides which requests and responses are lost.
 */
export function openDesk(person: Person) {
  const line = holdLine()
  const done = new Set<string>()
  const clock = new SimulatedClock()
  let seat: Seat | null = null
  let shown: Shown = { request: null, ends: [] }

  async function call<C extends Call>(
    what: C,
    request: RequestInput<C>,
    key: string | undefined,
  ): Promise<Answer<C>> {
    const headers = key === undefined ? person.headers : { ...person.headers, 'idempotency-key': key }
    const answer = await person.ask(what, request, headers)
    if (answer.success) {
      if (key !== undefined) done.add(key)
      return { ok: true, value: answer.value }
    }
    if (answer.status === 404) throw new CallFailed('missing')
    if (answer.status !== 200) throw new Error(`${what.path} answered ${answer.status} ${answer.code}`)
    const { code, message, value } = answer
    return { ok: false, refusal: { code, message, value } as RefusalOf<C> }
  }

  const ask = <C extends Call>(what: C, request: RequestInput<C>, key?: string) =>
    line.carry(() => call(what, request, key))

  const perform =
    <C extends Call>(what: C) =>
    ({ key, request }: Intent<RequestInput<C>>) =>
      ask(what, request, key)

  const sendTerms = ({ key, request: { as, body } }: Intent<TermsToSend>): Promise<TermsAnswer> => {
    if (as === 'offer') return ask(offerContract, body, key)
    return as === 'amendment' ? ask(amendContract, body, key) : ask(editContractRequest, body, key)
  }

  const readRequest = async (asked: { requestId: string }) => {
    const answer = await ask(readContractRequest, asked)
    if (!answer.ok) throw new Error('Reading is never refused.')
    return answer.value
  }

  const start = <Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) =>
    createActor(machine, { input, clock } as never) as Actor<Machine>

  const requestWatch = requestWatchMachine.provide({
    actors: { readRequest: fromPromise(({ input }) => readRequest(input)) },
  })
  const offers = contractOfferMachine.provide({
    actors: {
      requestWatch,
      fetchLimits: fromPromise(({ input }) => ask(readContractLimits, input)),
      sendTerms: idempotentRequestMachine<TermsToSend, TermsAnswer>(sendTerms),
    },
  })
  const answers = contractAnswerMachine.provide({
    actors: {
      requestWatch,
      readRequest: fromPromise(({ input }) => readRequest(input)),
      fetchPreview: fromPromise(({ input }) => ask(previewContractAnswer, input)),
      acceptRequest: idempotentRequestMachine<Acceptance, Answer<typeof acceptContractRequest>>(
        perform(acceptContractRequest),
      ),
      rejectRequest: idempotentRequestMachine<RequestVersion, Answer<typeof rejectContractRequest>>(
        perform(rejectContractRequest),
      ),
    },
  })
  const withdrawals = contractWithdrawalMachine.provide({
    actors: {
      requestWatch,
      withdrawRequest: idempotentRequestMachine<RequestVersion, Answer<typeof withdrawContractRequest>>(
        perform(withdrawContractRequest),
      ),
    },
  })
  const terminations = contractTerminationMachine.provide({
    actors: {
      requestWatch,
      requestTermination: idempotentRequestMachine<Termination, Answer<typeof terminateContract>>(
        perform(terminateContract),
      ),
      fetchTerminationPreview: fromPromise(({ input }) => ask(previewContractEnd, input)),
      terminateUnilaterally: idempotentRequestMachine<UnilateralTermination, Answer<typeof endContract>>(
        perform(endContract),
      ),
    },
  })

  const pass = () => clock.increment(60_000)

  function compose(memberId: string): void {
    const actor = start(offers, {
      kind: 'dividend',
      memberId,
      agentId: person.id,
      savedDraft: null,
      wasReviewing: false,
    }).start()
    const now = () => actor.getSnapshot()
    seat = {
      chart: 'offer',
      moves: () => {
        const [tier] = now().context.draft?.tiers ?? []
        const figures = tier
          ? rates.map((value) => ({ type: 'tier.change', id: tier.id, field: 'rate', value }) as const)
          : []
        return able(actor, [
          ...figures,
          { type: 'offer.submit' },
          { type: 'offer.submit' },
          { type: 'offer.confirm' },
          { type: 'offer.confirm' },
          { type: 'offer.back' },
          { type: 'offer.reread' },
          { type: 'contracts.changed' },
        ])
      },
      state: () => pathOf(now().value),
      isBusy: () => now().hasTag('busy'),
      key: () => {
        const { intent, refusal } = now().context
        const isUnsent = refusal === 'invalid' || refusal === 'unchanged'
        return isUnsent && now().matches({ editing: 'refused' }) ? null : (intent?.key ?? null)
      },
      request: () => null,
      ends: () => [],
    }
  }

  function answer(requestId: string): void {
    const actor = start(answers, { requestId })
    const now = () => actor.getSnapshot()
    shown = { request: null, ends: [] }
    actor.subscribe((snapshot) => {
      if (snapshot.hasTag('locked')) return
      if (snapshot.matches('deciding')) shown = { request: snapshot.context.request, ends: [] }
      if (snapshot.matches('warningOfEnds')) shown = { ...shown, ends: snapshot.context.ends }
    })
    actor.start()
    seat = {
      chart: 'answer',
      moves: () => {
        // Makes waiting likely while the buttons are locked, since users read the request first.
        const looks = now().hasTag('locked') ? [pass, pass, pass, pass, pass, pass] : []
        const answers = able(actor, [
          { type: 'answer.accept' },
          { type: 'answer.accept' },
          { type: 'answer.accept' },
          { type: 'answer.accept' },
          { type: 'answer.confirm' },
          { type: 'answer.confirm' },
          { type: 'answer.reject' },
          { type: 'answer.reject' },
          { type: 'answer.back' },
          { type: 'answer.retry' },
          { type: 'contracts.changed' },
        ])
        return [...looks, ...answers]
      },
      state: () => toldBy(now()),
      isBusy: () => now().hasTag('busy'),
      key: () =>
        (now().matches('rejected') ? null : now().context.acceptance?.key) ??
        now().context.rejection?.key ??
        null,
      request: () => now().context.request,
      ends: () => now().context.ends,
    }
  }

  function withdraw(request: ContractRequest): void {
    const actor = start(withdrawals, { request }).start()
    const now = () => actor.getSnapshot()
    seat = {
      chart: 'withdrawal',
      moves: () => able(actor, [{ type: 'withdrawal.confirm' }, { type: 'contracts.changed' }]),
      state: () => {
        const { value } = now()
        return typeof value === 'string' ? value : `confirming.${value.confirming}`
      },
      isBusy: () => now().hasTag('busy'),
      key: () => now().context.intent?.key ?? null,
      request: () => now().context.request,
      ends: () => [],
    }
  }

  function end(contract: Contract): void {
    const actor = start(terminations, { contract }).start()
    const now = () => actor.getSnapshot()
    seat = {
      chart: 'termination',
      moves: () => able(actor, [{ type: 'termination.submit' }, { type: 'termination.retry' }]),
      state: () => pathOf(now().value),
      isBusy: () => now().hasTag('busy'),
      key: () => now().context.intent?.key ?? null,
      request: () => null,
      ends: () => [],
    }
  }

  return {
    person,
    compose,
    answer,
    withdraw,
    end,
    seat: () => seat,
    shown: () => shown,
    isIdle: line.isIdle,
    /** Whether the platform has carried out the request with this key. */
    isDone: (key: string) => done.has(key),
    async letThrough(fate: Fate): Promise<void> {
      await line.letThrough(fate)
      await setImmediate()
    },
    /** Advances the charts' clock by a minute, the longest delay before a retry. */
    pass,
    leave() {
      seat = null
    },
  }
}

function able<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  events: readonly EventFromLogic<Machine>[],
): (() => void)[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  return events.filter((event) => snapshot.can(event)).map((event) => () => actor.send(event))
}

function toldBy({ value }: SnapshotFrom<typeof contractAnswerMachine>): string {
  if (typeof value === 'string') return value
  return 'deciding' in value
    ? `deciding.${value.deciding.notice}`
    : `warningOfEnds.${value.warningOfEnds.notice}`
}

function pathOf(value: object | string): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([state, within]) => `${state}.${pathOf(within)}`)
    .join(' ')
}
