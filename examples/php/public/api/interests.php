<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

method('GET');
answer(['interests' => INTERESTS]);
