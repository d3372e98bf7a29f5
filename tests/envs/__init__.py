"""The environments of labtable.envs, held to the tests of the libraries that they are for."""
