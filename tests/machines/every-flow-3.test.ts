import { checkFlows } from '#tests/support/check-flows.ts'

checkFlows(3, { of: 4 })
