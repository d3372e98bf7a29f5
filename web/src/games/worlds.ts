/** The colours of every game, for tables, waiting rooms and the home page alike. */
import.meta.glob('./*/world.css', { eager: true });
