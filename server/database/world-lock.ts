/** Advisory lock: exclusive while a world is seeded, shared by work that must not run at the same time. */
export const WORLD_LOCK = 727_276
