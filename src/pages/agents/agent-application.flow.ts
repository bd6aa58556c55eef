import { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts'
import { countriesFlow } from '#pages/auth/countries.flow.ts'

export const agentApplicationFlow = agentApplicationMachine.provide({ actors: { countries: countriesFlow } })
