import { checkFlows } from '#tests/support/check-flows.ts'

checkFlows(4, { of: 4 })
