"""What every part of the server stands on: settings, clock, logs, queues."""
