import { fromPromise } from 'xstate'
import { sendApplication } from '#api/agents/agent-application.ts'
import { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts'
import { countriesFlow } from '#pages/auth/countries.flow.ts'

export const agentApplicationFlow = agentApplicationMachine.provide({
  actors: {
    countries: countriesFlow,
    sendApplication: fromPromise(({ input, signal }) => sendApplication(input, signal)),
  },
})
