/** The chat room beside a host's stream. */
export const roomOfModel = (modelId: string): string => `live-${modelId}`
