/** By the visitor's local hour. */
export function greetingAt(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours();
  return hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}
