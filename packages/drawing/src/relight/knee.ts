/** How light is stored in a scene's layers: as sqrt(light / (light + knee)) in eight bits. */
export const knee = { base: 0.6, light: 1 }
