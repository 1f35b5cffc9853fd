<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// Nothing is sold here.
method('GET');
answer(['packages' => []]);
