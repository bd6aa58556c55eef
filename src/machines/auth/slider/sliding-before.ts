import type { DoneActorEvent } from 'xstate'
import type { SliderOutcome } from '#machines/auth/slider.machine.ts'
import type { SliderAction } from '#protocol/auth/slider.ts'

const outcome = ({ event }: { event: DoneActorEvent<SliderOutcome> }) => event.output

/** The slider before a form is sent: solved, its proof goes along to `next`; given up, the form is filled in on. */
export const slidingBefore = <Next extends string>(next: Next, action: SliderAction) =>
  ({
    invoke: {
      id: 'slider',
      src: 'slider',
      input: { action },
      onDone: [
        {
          guard: { type: 'hasPass', params: outcome },
          target: next,
          actions: { type: 'keepPass', params: outcome },
        },
        { target: 'editing' },
      ],
    },
  }) as const
