import type { DoneActorEvent } from 'xstate'
import { joinSetup } from './promotion-join/join-setup.ts'
import type { JoinContext, JoinOutcome, JoinRefusal } from './promotion-join/types.ts'

type Settled = { event: DoneActorEvent<JoinOutcome> }

const itself = <Event>({ event }: { event: Event }) => event
const comment = ({ event }: { event: { comment: string } }) => event.comment
const end = ({ event }: Settled) => event.output
const refusedAs = (code: JoinRefusal['code']) =>
  ({ type: 'isRefusedAs', params: ({ event }: Settled) => ({ end: event.output, code }) }) as const
const lacks = (missing: NonNullable<JoinContext['missing']>) =>
  ({ type: 'keepMissing', params: missing }) as const

/** Whatever was answered, it is known what became of the intent; another attempt is another intent. */
const settle = [{ type: 'keepEnd', params: end }, 'forgetNote', 'forgetIntent'] as const
const settleAndTell = [...settle, 'tellSettled'] as const

/**
 * Joining a promotion, and asking for its reward (PROMO-02), with a comment and images where it asks for them. What is
 * typed is kept in the tab until the platform has it. The key is made with the
 * application and noted in the tab, so that double presses, a reload and a cut line send one.
 */
export const promotionJoinMachine = joinSetup.createMachine({
  id: 'promotionJoin',
  description:
    'Lets members join a promotion or ask for its reward, exactly once, and says what became of it.',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    comment: draft,
    images: { ids: [], isSending: false },
    missing: null,
    status: null,
    obstacle: '',
    retryAfter: 0,
    failure: null,
  }),
  initial: 'looking',
  states: {
    looking: {
      description: 'It is looked at who wants to do something about the promotion.',
      always: [
        { guard: { type: 'isLooker', params: 'visitor' }, target: 'visitor' },
        { guard: { type: 'isLooker', params: 'trial' }, target: 'trial' },
        { target: 'open' },
      ],
    },
    visitor: {
      description: 'Nobody is logged in; whoever goes on logs in first and comes back to the promotion.',
      on: { 'promotion.send': { actions: 'wantLogin' } },
    },
    trial: {
      description: 'Promotions are for real accounts; a trial player is told to register one.',
      on: { 'promotion.send': { actions: 'wantRegistration' } },
    },
    open: {
      description: 'A member is at it; images are sent as soon as they are chosen.',
      invoke: { id: 'imageUpload', src: 'imageUpload', input: { purpose: 'promotionRequest' } },
      on: { 'images.changed': { actions: { type: 'keepImages', params: itself } } },
      initial: 'waking',
      states: {
        waking: {
          description: 'An application that was left without an answer comes first.',
          always: [{ guard: 'isPending', target: 'sending' }, { target: 'filling' }],
        },
        filling: {
          description: 'What is asked for is filled in, and can be sent.',
          initial: 'fresh',
          on: {
            'comment.change': {
              target: '.fresh',
              actions: [{ type: 'keepComment', params: comment }, 'noteDraft'],
            },
            'images.changed': { target: '.fresh', actions: { type: 'keepImages', params: itself } },
            'promotion.send': [
              // What is on its way would be left behind.
              { guard: 'isImageOnItsWay' },
              { guard: 'lacksImages', target: '.incomplete', actions: lacks('images') },
              { guard: 'lacksComment', target: '.incomplete', actions: lacks('comment') },
              { guard: 'isTooLong', target: '.tooLong' },
              { target: 'sending' },
            ],
          },
          states: {
            fresh: { description: 'Nothing has gone wrong.' },
            incomplete: { description: 'Something that is asked for is missing; nothing was sent.' },
            tooLong: { description: 'The comment is longer than it may be; nothing was sent.' },
            throttled: { description: 'These were many applications; the next one has to wait.' },
            failed: {
              tags: 'failed',
              description: 'The application did not arrive, and nothing was changed; it may be tried again.',
            },
          },
        },
        sending: {
          description: 'The platform is asked for it, once, however often that has to be asked.',
          tags: 'busy',
          entry: ['makeIntent', 'noteIntent', 'tellSent'],
          invoke: {
            id: 'sendApplication',
            src: 'sendApplication',
            input: ({ context: { pending } }) => {
              if (!pending) throw new Error('There is nothing to ask for.')
              return pending
            },
            onDone: [
              { guard: { type: 'isUndone', params: end }, target: 'filling.failed', actions: settle },
              { guard: refusedAs('promotion.incomplete'), target: 'filling.incomplete', actions: settle },
              { guard: refusedAs('promotion.throttled'), target: 'filling.throttled', actions: settle },
              {
                guard: refusedAs('promotion.imagesGone'),
                target: 'filling',
                actions: [...settle, 'dropImages'],
              },
              {
                guard: refusedAs('promotion.notEligible'),
                target: '#promotionJoin.ineligible',
                actions: settleAndTell,
              },
              {
                guard: refusedAs('promotion.notOpen'),
                target: '#promotionJoin.overtaken',
                actions: [...settleAndTell, 'forgetDraft'],
              },
              { target: '#promotionJoin.done', actions: [...settleAndTell, 'forgetDraft'] },
            ],
          },
        },
      },
    },
    ineligible: { type: 'final', description: 'The promotion is not for this member; it is said why.' },
    overtaken: {
      type: 'final',
      description: 'The promotion has come to stand otherwise meanwhile; it is shown how.',
    },
    done: { type: 'final', description: 'The platform has it; it is shown how the promotion stands now.' },
  },
})
